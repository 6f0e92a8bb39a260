"""The version of the schema, which rules.db carries as `schema_version` in its table `build`.

It is an integer that grows by one whenever a table or a column comes, goes or changes; docs/changelog.md says what did.
"""

from collections.abc import Mapping

SCHEMA_KEY = "schema_version"
SCHEMAS: Mapping[int, str] = {
    1: "f85f3a87814852bb",
    2: "629d7a0306f05da7",
    3: "1de35ed4cf5a5b41",
}
"""The digest of the columns of each version; a version that was given out keeps its digest."""
SCHEMA_VERSION = max(SCHEMAS)
