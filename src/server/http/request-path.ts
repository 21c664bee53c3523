import { posix } from 'node:path';

/**
 * The canonical path of all spellings of an address: `//x/../%5Fheaders/` is `/_headers`. Private
 * files are recognized by it, and files are looked up by it; it never leads above the site.
 */
export function requestPath(url = '/'): string {
  const path = decoded(url.split('?', 1)[0] ?? '/');
  // On Windows a backslash separates folders as well.
  return posix.resolve('/', path.replaceAll('\\', '/'));
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
