const MOST = 50;
/** Place in the code: a file of the build with line and column. */
const PLACE = /[\w.-]+\.m?[jt]sx?:\d+:\d+/;

let lines: readonly string[] = [];

/**
 * Keeps a line for support in this page's memory, up to the last 50. Anything that may be personal
 * is removed before it is stored (`scrub`), except in `place`, a location in the code.
 */
export function note(text: string, place = ''): void {
  const seconds = Math.round(performance.now() / 1000);
  lines = [...lines, `${seconds} s: ${scrub(text)}${place}`].slice(-MOST);
}

/** The same for a thrown value: its name, its message, and where in the code it came from. */
export function noteError(kind: string, error: unknown): void {
  if (!(error instanceof Error)) {
    note(`${kind}: ${typeof error}`);
    return;
  }
  const place = PLACE.exec(error.stack ?? '')?.[0];
  note(`${kind}: ${error.name}: ${error.message}`, place && ` at ${place}`);
}

/** Logs uncaught errors from now on. */
export function watchErrors(page: Window): void {
  page.addEventListener('error', ({ error }) => noteError('Uncaught', error));
  page.addEventListener('unhandledrejection', ({ reason }) => noteError('Unhandled', reason));
}

/**
 * What a visitor may send to support: the page without its parameters, the browser, and the lines.
 */
export function supportDetails({ location, navigator }: Window): string {
  const network = navigator.onLine ? 'online' : 'offline';
  return [location.pathname, navigator.userAgent, network, ...lines].join('\n');
}

const LONGEST = 200;

/** What may identify a person or an answer, with its replacement. */
const PRIVATE: readonly (readonly [RegExp, string])[] = [
  // First, because browsers quote what they could not parse: `Unexpected token in "Ada Byron…"`.
  [/"[^"]*"?|'[^']*'|`[^`]*`|“[^”]*”?/g, '"…"'],
  [/\S*[?#]\S*/g, '[address]'],
  [/\S+@\S+/g, '[e-mail]'],
  [/[\da-f]{8}-[\da-f-]{27}/gi, '[id]'],
  [/\+?\(?\d(?:[\s().,/-]*\d){3,}/g, '[number]'],
];

/**
 * A line without anything that may be personal: quoted texts, query strings, e-mail addresses, ids
 * and longer numbers; truncated to one line.
 */
export function scrub(text: string): string {
  const scrubbed = PRIVATE.reduce((line, [found, name]) => line.replace(found, name), text);
  return scrubbed.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
}
