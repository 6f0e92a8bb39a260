/* Nothing to do: having run a script, a browser draws what it has read of a long page, and answers its reader. */
