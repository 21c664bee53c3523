import { describe, expect, it } from 'vitest';
import { resumeIdIn, resumeLink, takeResumeId, watchResumeLinks } from '../../src/draft/resume.ts';

const ID = '0b5f5bd2-1111-4222-8333-444455556666';

/** A page at an address, with what its history was told. */
function pageAt(address: string) {
  const { pathname, search, hash } = new URL(address, 'https://example.test');
  const replaced: { state: unknown; url: string }[] = [];
  const location = { pathname, search, hash };
  const history = {
    state: { idx: 3 },
    replaceState: (state: unknown, _: string, url: string) => replaced.push({ state, url }),
  };
  return { page: { location, history } as unknown as Window, replaced };
}

describe('a resume link', () => {
  it('leads to the funnel with the id behind the #, which no server sees', () => {
    const link = resumeLink(ID, new URL('https://example.test/onboarding'));
    expect(link).toBe(`https://example.test/onboarding#resume=${ID}`);
    expect(resumeIdIn(new URL(link).hash)).toBe(ID);
  });

  it('gives back every id that can be one', () => {
    const odd = 'a#b%c&d=e/f?g"h';
    expect(resumeIdIn(new URL(resumeLink(odd, new URL('https://example.test/'))).hash)).toBe(odd);
  });

  it.each(['', '#', '#resume', '#resume=', '#resume=short', '#resume=%', '#other=0123456789012'])(
    'is not seen in %j',
    (hash) => expect(resumeIdIn(hash)).toBeUndefined(),
  );
});

describe('the address of the page', () => {
  it('loses the id at once and keeps path, query and history state', () => {
    const { page, replaced } = pageAt(`/onboarding?step=2#resume=${ID}`);
    expect(takeResumeId(page)).toBe(ID);
    expect(replaced).toEqual([{ state: { idx: 3 }, url: '/onboarding?step=2' }]);
  });

  it('loses an id that cannot be one, too', () => {
    const { page, replaced } = pageAt('/onboarding#resume=short');
    expect(takeResumeId(page)).toBeUndefined();
    expect(replaced).toEqual([{ state: { idx: 3 }, url: '/onboarding' }]);
  });

  it('keeps any other fragment', () => {
    const { page, replaced } = pageAt('/onboarding#main');
    expect(takeResumeId(page)).toBeUndefined();
    expect(replaced).toEqual([]);
  });
});

describe('a page that watches for resume links', () => {
  const OTHER = '0b5f5bd2-1111-4222-8333-777788889999';

  it('is told of the one that it was loaded with and of each that is opened later', () => {
    const { page } = pageAt(`/onboarding#resume=${ID}`);
    const watched = Object.assign(new EventTarget(), page);
    const opened: string[] = [];
    const stop = watchResumeLinks(watched, (uuid) => opened.push(uuid));
    expect(opened).toEqual([ID]);
    const follow = (hash: string) => {
      watched.location.hash = hash;
      watched.dispatchEvent(new Event('hashchange'));
    };
    follow(`#resume=${OTHER}`);
    follow('#main');
    follow('#resume=short');
    expect(opened).toEqual([ID, OTHER]);
    stop();
    follow(`#resume=${ID}`);
    expect(opened).toEqual([ID, OTHER]);
  });
});
