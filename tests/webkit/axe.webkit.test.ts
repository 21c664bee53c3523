import commercialAuto from '../../flows/commercial-auto.json' with { type: 'json' };
import onboarding from '../../flows/onboarding.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AXE, axeOptions } from '../browser/axe.ts';
import { carpenterAnswers } from '../browser/funnel/carpenter.ts';
import { haulerAnswers } from '../browser/funnel/hauler.ts';
import { SIZES, visit, type Start, type Visit } from './site.ts';

let at: Visit;
beforeAll(async () => {
  at = await visit();
});
afterAll(async () => {
  await at.leave();
});

const PAGES = [
  '/',
  '/about-us',
  '/products/general-liability',
  '/products/commercial-auto',
  '/privacy',
  '/terms',
  '/accessibility',
  '/no-such-page',
];

const ENDS = ['/onboarding/quote', '/onboarding/purchase', '/onboarding/papers'];

const pathsOf = (flow: { steps: readonly { path: string }[] }) =>
  flow.steps.map(({ path }) => path);

type Questioned = {
  start: Start;
  steps: readonly string[];
  answers: object;
  ends: readonly string[];
};
const questionnaires: readonly Questioned[] = [
  {
    start: '/onboarding',
    steps: pathsOf(onboarding),
    answers: { ...carpenterAnswers, quoteId: 'QTE-1234567', quoteStatus: 'quoted' },
    ends: ENDS,
  },
  {
    start: '/commercial-auto',
    steps: pathsOf(commercialAuto),
    answers: haulerAnswers,
    ends: ['/commercial-auto/request'],
  },
];

describe.each([SIZES.phone, SIZES.desk])('in WebKit on a $name', ({ width, height }) => {
  it.each(PAGES)('%s has no axe violation', async (path) => {
    await at.page.resize(width, height);
    await at.go(path);
    expect(await violations()).toEqual([]);
  });

  it.each(questionnaires)(
    'no step of $start has an axe violation, filled in or refused, nor what follows',
    async ({ start, steps, answers, ends }) => {
      await at.page.resize(width, height);
      const found: string[] = [];
      for (const path of [...steps, ...ends]) {
        await at.keep(answers, start);
        await at.go(path);
        await at.page.find(steps.includes(path) ? FILLED : 'h1');
        await at.page.evaluate(SCROLL_TO_END);
        found.push(...(await violations()).map((one) => `${path}: ${one}`));
      }
      for (const path of steps) {
        await at.keep({}, start);
        await at.go(path);
        await at.page.find(HYDRATED);
        await at.page.evaluate("document.querySelector('[data-primary]').click()");
        await at.page.until(ANSWERED, path);
        await at.page.evaluate(SCROLL_TO_END);
        found.push(...(await violations()).map((one) => `${path}, pressed: ${one}`));
      }
      expect(found).toEqual([]);
    },
  );
});

/** Where the bar of buttons covers nothing: a target that it covers in part would count as small. */
const SCROLL_TO_END = 'scrollTo(0, document.documentElement.scrollHeight)';

/** Continue once a script answers its presses, and once it has the kept answers as well. */
const HYDRATED = '[data-primary][type=submit]';
const FILLED = `${HYDRATED}:not([aria-disabled=true])`;

/** What a press leads to: a toast with what is wrong, or the next step. */
const ANSWERED = `
  return document.querySelector('[data-toast]') !== null
    || (location.pathname !== arguments[0] && document.querySelectorAll('h1').length === 1);`;

/** axe's violations on the page at rest. */
async function violations(): Promise<string[]> {
  await at.page.until("return document.readyState === 'complete'");
  await at.page.evaluate(`if (!('axe' in window)) {${AXE}}`);
  await at.page.evaluate(RUN_AT_REST, axeOptions());
  return (await at.page.until('return window.axeFound')) as string[];
}

/**
 * Looks and starts within one frame. In between frames, WebKit lists an animation as finished by the
 * clock while the element keeps the colors and opacity of the last frame, which axe would measure.
 */
const RUN_AT_REST = `
  window.axeFound = null;
  const [options] = arguments;
  const look = () => {
    if (document.getAnimations().some(({ playState }) => playState === 'running')) {
      requestAnimationFrame(look);
      return;
    }
    window.axe.run(document, options).then(({ violations }) => {
      window.axeFound = violations.flatMap(({ id, nodes }) => nodes.map(({ target, html }) => id + ': ' + target.join(' ') + ' ' + html.slice(0, 120)));
    });
  };
  requestAnimationFrame(look);`;
