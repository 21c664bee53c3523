/**
 * What the console says of a part of the page that could not be fetched: its module or its style,
 * whichever fails first. Firefox begins its sentence in lower case, and has one of its own for a 404.
 */
export const MISSING_CHUNK =
  /Failed to fetch dynamically imported module|error loading dynamically imported module|Unable to preload CSS|disallowed MIME type/;
