/**
 * Key of a content or catalog file whose value says, for other keys of the same object, what has to
 * be done with them before the site is launched. Visitors do not get it.
 */
export const LAUNCH_MARK = '$launch';
