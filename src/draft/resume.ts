import { isDraftId } from './draft-id.ts';

/**
 * A resume link is `/onboarding#continue=<code>`. The code is a secret (D27): behind the `#` no
 * server and no log sees it, and it leaves the address as soon as the page has read it. What a
 * browser's history keeps of it ends with the code.
 */
const CODE_MARK = '#continue=';
/** Links from before there were codes hold the id of the draft; they are opened, and never made. */
const ID_MARK = '#resume=';

/** What a link leads to: a code that stands for a draft, or in older links the draft itself. */
export type ResumeTarget = { code: string } | { uuid: string };

/** The link that opens the answers behind a code on another device. */
export function resumeLink(code: string, start: URL): string {
  const link = new URL(start);
  link.hash = `${CODE_MARK}${encodeURIComponent(code)}`;
  return link.href;
}

/** What a fragment leads to; undefined where it is none of a link, or of nothing that could be one. */
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

/** The part of a page that knows its address. */
type AddressedPage = Pick<Window, 'location' | 'history'>;

/** Takes the secret out of the page's address. Call it before anything else reads the address. */
export function takeResumeTarget({ location, history }: AddressedPage): ResumeTarget | undefined {
  const { hash } = location;
  if (!hash.startsWith(CODE_MARK) && !hash.startsWith(ID_MARK)) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return resumeTargetIn(hash);
}

/** Tells of every resume link that is opened: the one of the page's load, and later ones. */
export function watchResumeLinks(page: Window, open: (target: ResumeTarget) => void): () => void {
  const take = () => {
    const target = takeResumeTarget(page);
    if (target) open(target);
  };
  take();
  page.addEventListener('hashchange', take);
  return () => page.removeEventListener('hashchange', take);
}
