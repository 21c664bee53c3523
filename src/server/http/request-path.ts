import { posix } from 'node:path';

/**
 * The canonical path for every spelling of a URL: `//x/../%5Fheaders/` is `/_headers`. It is used
 * to recognize private files and to look up files, and never points above the site.
 */
export function requestPath(url = '/'): string {
  const path = decoded(url.split('?', 1)[0] ?? '/');
  // On Windows, a backslash also separates folders.
  return posix.resolve('/', path.replaceAll('\\', '/'));
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
