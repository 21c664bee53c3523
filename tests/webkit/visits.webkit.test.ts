import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import answerTools from '../../schemas/content/answer-tools.json' with { type: 'json' };
import { databaseAnswers } from '../browser/draft/database.ts';
import { startServer, type ServerProcess } from '../browser/draft/server-process.ts';
import { carpenterAnswers } from '../browser/funnel/carpenter.ts';
import { pressContinue, visit, type Visit } from './site.ts';

const { keptFor, make, linkLabel } = answerTools.resumeLink;
const CONTACT = '/onboarding/contact-info';
const FIRST_NAME = '[id="root.firstName"]';

let server: ServerProcess;
let at: Visit;
beforeAll(async () => {
  server = await startServer();
  at = await visit({ server });
  await at.page.resize(390, 844);
});
afterAll(async () => {
  await at.leave();
  await server.remove();
});
beforeEach(async () => {
  await at.keep(carpenterAnswers);
});

const untilHolds = (field: string, value: string) =>
  at.page.until(
    'return document.querySelector(arguments[0])?.value === arguments[1]',
    field,
    value,
  );
const untilSaid = (words: string) =>
  at.page.until('return document.body.innerText.includes(arguments[0])', words);

it('the first questions are answered by presses and keys, kept across a reload, and left by Back', async () => {
  await at.keep({});
  await at.go('/onboarding');
  await at.page.press('label', 'Construction');
  await at.page.pick('select', 'Illinois');
  await at.page.press('[data-primary]');
  await at.page.until("return location.pathname === '/onboarding/construction-types'");
  await at.page.press('label', 'Carpentry');
  await at.page.press('label', 'Commercial');
  expect(await pressContinue(at)).toBe('/onboarding/email');
  await at.page.type('input[type=email]', 'ada@example.com');
  await at.page.until(
    "return localStorage.getItem('onboardingProgress').includes('ada@example.com')",
  );
  await at.page.reload();
  await untilHolds('input[type=email]', 'ada@example.com');
  expect(await pressContinue(at)).toBe('/onboarding/details');
  // Safari deletes data after a week without a visit, so the page offers a link before that.
  await untilSaid(keptFor);
  await at.page.find('button', make);
  await at.page.back();
  await untilHolds('input[type=email]', 'ada@example.com');
  expect(at.webkit.troubles()).toEqual([]);
});

it('a page restored by Back shows what was typed there, and works', async () => {
  await at.go(CONTACT);
  await at.page.type(FIRST_NAME, 'lina');
  await at.page.evaluate('window.isOutOfMemory = true');
  await at.page.press('a[href="/"]');
  await at.page.until("return location.pathname === '/' && document.readyState === 'complete'");
  await at.page.evaluate('history.back()');
  await at.page.until('return location.pathname === arguments[0] && isOutOfMemory', CONTACT);
  await untilHolds(FIRST_NAME, 'Adalina');
  expect(await pressContinue(at)).toBe('/onboarding/ownership');
  expect(at.webkit.troubles()).toEqual([]);
});

it('two tabs show the same answers', async () => {
  await at.go(CONTACT);
  await at.page.find(FIRST_NAME);
  const comeBack = await at.page.openTab(`${at.origin}${CONTACT}`);
  await at.page.type(FIRST_NAME, 'lina');
  await comeBack();
  await untilHolds(FIRST_NAME, 'Adalina');
  expect(at.webkit.troubles()).toEqual([]);
});

it('a resume link opens the answers in a browser that has none, and its code leaves the address', async () => {
  await at.go(CONTACT);
  await at.page.press('button', make);
  const link = await at.page.until(
    "return [...document.querySelectorAll('input')].find((one) => one.labels?.[0]?.textContent === arguments[0])?.value",
    linkLabel,
  );
  expect(link).toMatch(/#continue=/);
  await at.keep({});
  await at.page.open(String(link));
  await at.page.press('button', 'Open the answers from the link');
  await untilSaid('Your answers are open.');
  expect(await at.page.evaluate('return location.href')).not.toContain('continue=');
  await at.go(CONTACT);
  await untilHolds(FIRST_NAME, 'Ada');
  expect(at.webkit.troubles()).toEqual([]);
});

it('without a server the questions continue to the quote, and the answers are sent when it is back', async () => {
  await at.go(CONTACT);
  await at.page.until("return navigator.serviceWorker.controller?.state === 'activated'");
  const before = at.webkit.troubles().length;
  await server.kill();
  await at.page.type(FIRST_NAME, 'lina');
  expect(await pressContinue(at)).toBe('/onboarding/ownership');
  const later = '/onboarding/umbrella-liability';
  await at.go(later);
  for (let path: string = later; path !== '/onboarding/quote'; path = await pressContinue(at));
  await untilSaid('$');
  const { uuid } = JSON.parse(
    String(await at.page.evaluate("return localStorage.getItem('onboardingProgress')")),
  ) as { uuid: string };
  // Except the browser's own errors for a save without a network.
  const ours = at.webkit.troubles().slice(before);
  expect(ours.filter((line) => !line.includes('NETWORK ERROR'))).toEqual([]);
  await server.restart();
  await at.go(CONTACT);
  await expect
    .poll(async () => (await databaseAnswers(at.origin, uuid))['contactInfo']?.['firstName'], {
      timeout: 60_000,
    })
    .toBe('Adalina');
});
