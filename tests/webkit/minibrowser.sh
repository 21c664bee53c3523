#!/bin/sh
# WebKitWebDriver throws away what its browser writes: this keeps the console in CONSOLE_LOG.
exec "$MINIBROWSER" --enable-write-console-messages-to-stdout=true "$@" >>"$CONSOLE_LOG" 2>/dev/null
