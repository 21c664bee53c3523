import { posix } from 'node:path';

/**
 * The one path that all spellings of an address have: `//x/../%5Fheaders/` is `/_headers`. What is
 * private is told by it and files are looked up by it; it leads nowhere above the site.
 */
export function requestPath(url = '/'): string {
  const path = decoded(url.split('?', 1)[0] ?? '/');
  // On Windows a backslash parts folders as well.
  return posix.resolve('/', path.replaceAll('\\', '/'));
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
