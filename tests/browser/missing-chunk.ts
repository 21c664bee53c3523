/**
 * Console errors for a lazy part of the page that could not be fetched: its module or its CSS, whichever
 * fails first. Firefox starts its message in lower case and has a different one for a 404.
 */
export const MISSING_CHUNK =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Unable to preload CSS|disallowed MIME type/;
