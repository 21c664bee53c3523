import { describe, expect, it } from 'vitest';
import {
  resumeLink,
  resumeTargetIn,
  takeResumeTarget,
  watchResumeLinks,
  type ResumeTarget,
} from '../../../src/engine/draft/resume.ts';

const ID = '0b5f5bd2-1111-4222-8333-444455556666';
const CODE = '7c1d2e3f-5555-4666-8777-888899990000';

/** A page at this address, and the history entries it replaced. */
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
  it('leads to the funnel with the code after the #, which no server sees', () => {
    const link = resumeLink(CODE, new URL('https://example.test/onboarding'));
    expect(link).toBe(`https://example.test/onboarding#continue=${CODE}`);
    expect(resumeTargetIn(new URL(link).hash)).toEqual({ code: CODE });
  });

  it('without a code, as in older versions, leads to the draft that it names', () => {
    expect(resumeTargetIn(`#resume=${ID}`)).toEqual({ uuid: ID });
  });

  it('returns every possible code', () => {
    const odd = 'a#b%c&d=e/f?g"h';
    const { hash } = new URL(resumeLink(odd, new URL('https://example.test/')));
    expect(resumeTargetIn(hash)).toEqual({ code: odd });
  });

  it.each(
    ['resume', 'continue'].flatMap((mark) => [
      `#${mark}`,
      `#${mark}=`,
      `#${mark}=short`,
      `#${mark}=%`,
    ]),
  )('is not found in %j', (hash) => expect(resumeTargetIn(hash)).toBeUndefined());

  it.each(['', '#', '#other=0123456789012'])(
    'is not found in %j, which is not a link at all',
    (hash) => expect(resumeTargetIn(hash)).toBeUndefined(),
  );
});

describe('the address of the page', () => {
  it.each([
    [`#continue=${CODE}`, { code: CODE }],
    [`#resume=${ID}`, { uuid: ID }],
  ])('loses %s at once and keeps path, query and history state', (hash, target) => {
    const { page, replaced } = pageAt(`/onboarding?step=2${hash}`);
    expect(takeResumeTarget(page)).toEqual(target);
    expect(replaced).toEqual([{ state: { idx: 3 }, url: '/onboarding?step=2' }]);
  });

  it.each(['#continue=short', '#resume=short'])('loses %s, which is not valid, too', (hash) => {
    const { page, replaced } = pageAt(`/onboarding${hash}`);
    expect(takeResumeTarget(page)).toBeUndefined();
    expect(replaced).toEqual([{ state: { idx: 3 }, url: '/onboarding' }]);
  });

  it('keeps any other fragment', () => {
    const { page, replaced } = pageAt('/onboarding#main');
    expect(takeResumeTarget(page)).toBeUndefined();
    expect(replaced).toEqual([]);
  });
});

describe('a page that watches for resume links', () => {
  it('is notified of the one it was loaded with and of each that is opened later', () => {
    const { page } = pageAt(`/onboarding#continue=${CODE}`);
    const watched = Object.assign(new EventTarget(), page);
    const opened: ResumeTarget[] = [];
    const stop = watchResumeLinks(watched, (target) => opened.push(target));
    expect(opened).toEqual([{ code: CODE }]);
    const follow = (hash: string) => {
      watched.location.hash = hash;
      watched.dispatchEvent(new Event('hashchange'));
    };
    follow(`#resume=${ID}`);
    follow('#main');
    follow('#continue=short');
    expect(opened).toEqual([{ code: CODE }, { uuid: ID }]);
    stop();
    follow(`#continue=${CODE}`);
    expect(opened).toEqual([{ code: CODE }, { uuid: ID }]);
  });
});
