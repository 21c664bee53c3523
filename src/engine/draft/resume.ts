import { isDraftId } from './record/draft-id.ts';

/**
 * A resume link is `/onboarding#continue=<code>`. The code is a secret (D27): after the `#` it
 * reaches no server or log, and the page removes it from the address as soon as it has read it. A
 * code left in the browser's history stops working once it expires or is revoked.
 */
const CODE_MARK = '#continue=';
/** Older links hold the draft's id; they still open but are no longer created. */
const ID_MARK = '#resume=';

/** What a link opens: a code that stands for a draft or, in older links, the draft's id. */
export type ResumeTarget = { code: string } | { uuid: string };

/** The link that opens the answers behind a code on another device. */
export function resumeLink(code: string, start: URL): string {
  const link = new URL(start);
  link.hash = `${CODE_MARK}${encodeURIComponent(code)}`;
  return link.href;
}

/** The target in a URL fragment; undefined if it is not a valid resume link. */
export function resumeTargetIn(hash: string): ResumeTarget | undefined {
  const code = secretAfter(CODE_MARK, hash);
  if (code !== undefined) return { code };
  const uuid = secretAfter(ID_MARK, hash);
  return uuid === undefined ? undefined : { uuid };
}

function secretAfter(mark: string, hash: string): string | undefined {
  if (!hash.startsWith(mark)) return undefined;
  try {
    const secret = decodeURIComponent(hash.slice(mark.length));
    return isDraftId(secret) ? secret : undefined;
  } catch {
    return undefined;
  }
}

/** The part of a page that holds its address. */
type AddressedPage = Pick<Window, 'location' | 'history'>;

/** Removes the secret from the page's address and returns it. Call before anything else reads it. */
export function takeResumeTarget({ location, history }: AddressedPage): ResumeTarget | undefined {
  const { hash } = location;
  if (!hash.startsWith(CODE_MARK) && !hash.startsWith(ID_MARK)) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return resumeTargetIn(hash);
}

/** Calls `open` for every resume link, on page load and later. Returns the unsubscribe function. */
export function watchResumeLinks(page: Window, open: (target: ResumeTarget) => void): () => void {
  const take = () => {
    const target = takeResumeTarget(page);
    if (target) open(target);
  };
  take();
  page.addEventListener('hashchange', take);
  return () => page.removeEventListener('hashchange', take);
}
