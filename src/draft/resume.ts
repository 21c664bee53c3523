import { isDraftId } from './draft-id.ts';

/**
 * A resume link is `/onboarding#resume=<uuid>`. The id is a secret (D27): behind the `#` no server
 * and no log sees it, and it leaves the address as soon as the page has read it.
 */
const MARK = '#resume=';

/** The link that opens these answers on another device. */
export function resumeLink(uuid: string, start: URL): string {
  const link = new URL(start);
  link.hash = `${MARK}${encodeURIComponent(uuid)}`;
  return link.href;
}

/** The id in an address; undefined where there is none, or nothing that could be one. */
export function resumeIdIn(hash: string): string | undefined {
  if (!hash.startsWith(MARK)) return undefined;
  try {
    const id = decodeURIComponent(hash.slice(MARK.length));
    return isDraftId(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

/** The part of a page that knows its address. */
type AddressedPage = Pick<Window, 'location' | 'history'>;

/** Takes the id out of the page's address. Call it before anything else reads the address. */
export function takeResumeId({ location, history }: AddressedPage): string | undefined {
  const { hash } = location;
  if (!hash.startsWith(MARK)) return undefined;
  history.replaceState(history.state, '', location.pathname + location.search);
  return resumeIdIn(hash);
}

/** Tells of every resume link that is opened: the one of the page's load, and later ones. */
export function watchResumeLinks(page: Window, open: (uuid: string) => void): () => void {
  const take = () => {
    const id = takeResumeId(page);
    if (id) open(id);
  };
  take();
  page.addEventListener('hashchange', take);
  return () => page.removeEventListener('hashchange', take);
}
