"""What stands behind or before an ability and limits it."""
