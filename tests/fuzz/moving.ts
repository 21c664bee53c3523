import { errors, expect, type Locator, type Page } from '@playwright/test';
import type { CompiledStep } from '../../src/engine/flow/compiled.ts';
import { isVisited, stepsBefore } from '../../src/engine/flow/complete.ts';
import { next, placeFor, previous, urlOf, type Place } from '../../src/engine/flow/navigate.ts';
import { sectionsFromData, stepData } from '../../src/engine/flow/step-data.ts';
import type { Action, Answers, StepId } from '../../src/engine/flow/types.ts';
import { activeAnswers } from '../../src/engine/flow/walk.ts';
import type { StepSubject } from '../../src/checker/proof/subject/step-subject.ts';
import { take, type Pending } from './answering.ts';
import { agree, Broken, newTab, opened, type Visit, type Window } from './visit.ts';

/** A save that the step waits for times out after ten seconds, and then the interlude is shown. */
const LEAVING_MS = 20_000;
/** After this time a person notices that the pointer missed a button because it had moved. */
const MISSED_MS = 1500;
/** Presses in one place closer together than this count as one if the page changed in between. */
const DOUBLE_MS = 400;

/** Presses a button that leaves the step: it leads to a new page, or focuses an error summary. */
export async function press(visit: Visit, pending?: Pending): Promise<string> {
  const { here, chance, funnel, expected } = visit;
  const { page, tab } = here;
  if (tab.shown.kind !== 'step') return await pressPage(visit);
  const { at } = tab.shown;
  const action = chance.one(at.step.actions);
  const [how, outcome] = await pressButton(visit, action);
  await agree(visit, (stored) => {
    const fault = pending && take(visit, pending, stored);
    if (fault !== undefined) return fault;
    const answers = expected.settled(tab, action);
    const wrong = errorsOf(visit, at, answers);
    if (wrong.length > 0) {
      return outcome === 'stays' ? undefined : `went on in spite of: ${wrong.join('; ')}`;
    }
    if (outcome === 'stays') return 'stays with a summary although nothing is wrong';
    const gap = gapBefore(visit, at, answers, stored.toConfirm);
    const place = gap ?? next(funnel.flow, at.step.id, answers, funnel.ambient);
    const url = new URL(page.url());
    const there = url.pathname + url.search;
    if (place === undefined || there !== urlOf(place)) {
      return `leads to ${there}, the engine says ${place && urlOf(place)}`;
    }
    const { savedStep, submit } = at.step.source;
    const asks = gap === undefined && funnel.flow.page(submit ?? '') !== undefined;
    expected.keep(answers, { savedStep, quoted: asks });
    return undefined;
  });
  if (outcome === 'leaves') await opened(visit);
  return `${how} "${action.label}" on ${at.step.id}: it ${outcome}`;
}

type Outcome = 'leaves' | 'stays';

async function pressButton(visit: Visit, action: Action): Promise<[string, Outcome]> {
  const { chance } = visit;
  const { page } = visit.here;
  const button = page.getByRole('button', { name: action.label, exact: true });
  const byKey = chance.happens(0.5);
  const before = page.url();
  let pressedAt = 0;
  for (;;) {
    await listen(button);
    if (byKey) {
      await button.focus();
      await page.keyboard.press('Enter');
    } else {
      await button.click({ force: true });
      pressedAt = Date.now();
    }
    const soon = await outcomeOf(page, before, MISSED_MS);
    // A notice that appears above may push the button away from under the pointer.
    const missed = soon === null && !(await isHeard(page));
    const outcome = missed ? null : (soon ?? (await outcomeOf(page, before, LEAVING_MS)));
    if (outcome === 'leaves') await settleDown(page, pressedAt);
    if (outcome !== null) return [byKey ? 'press by key' : 'press', outcome];
    if (!missed) throw new Broken(`${action.label} leads nowhere: ${await situation(visit)}`);
  }
}

/** Records the button's click in the page, because a slow page may take a while to react. */
const listen = (button: Locator): Promise<void> =>
  button.evaluate((element) => {
    Reflect.set(window, 'isHeard', false);
    element.addEventListener('click', () => Reflect.set(window, 'isHeard', true), { once: true });
  });

const isHeard = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(window, 'isHeard') === true);

/** Waits out the time in which a press in the same place would count as a double press. */
async function settleDown(page: Page, pressedAt: number): Promise<void> {
  await page.waitForTimeout(Math.max(0, pressedAt + DOUBLE_MS - Date.now()));
}

/** The state of the page when a press had no effect. */
async function situation({ here: { page }, troubles }: Visit): Promise<string> {
  const seen = await page.evaluate(() => {
    const { activeElement: focused } = document;
    const buttons = [...document.querySelectorAll('main button')];
    return [
      location.href,
      document.querySelector('h1')?.textContent,
      `focus on ${focused?.tagName} ${focused?.textContent?.slice(0, 40)}`,
      ...buttons.map((one) => (one.cloneNode(false) as Element).outerHTML),
    ];
  });
  return [...seen, ...troubles].join('; ');
}

async function outcomeOf(page: Page, before: string, timeout: number): Promise<Outcome | null> {
  try {
    const result = await page.waitForFunction(
      (url) => {
        if (location.href !== url) return 'leaves';
        const focused = document.activeElement?.querySelector(':scope > [role="alert"] li');
        return focused ? 'stays' : false;
      },
      before,
      { timeout },
    );
    return (await result.jsonValue()) === 'leaves' ? 'leaves' : 'stays';
  } catch (error) {
    if (error instanceof errors.TimeoutError) return null;
    throw error;
  }
}

function errorsOf(
  { funnel }: Visit,
  { step, errors: check }: StepSubject,
  answers: ReturnType<typeof activeAnswers>,
): string[] {
  const before = { ...activeAnswers(funnel.flow, answers, funnel.ambient), ...funnel.ambient };
  const data = step.visible(stepData(step, answers), before);
  const scope = { ...before, ...sectionsFromData(step, data) };
  return check(data, scope).map(({ at, message }) => `${at} ${message}`);
}

/** Where a submitting step leads while an earlier question is still open (D30). */
function gapBefore(
  visit: Visit,
  { step }: StepSubject,
  answers: Answers,
  toConfirm: readonly StepId[] = [],
): Place | undefined {
  const { flow, ambient, subject } = visit.funnel;
  if (step.source.submit === undefined) return undefined;
  const isOpen = (one: CompiledStep) => {
    const its = subject.steps.get(one.id);
    return (
      !isVisited(one, answers) ||
      toConfirm.includes(one.id) ||
      (its !== undefined && errorsOf(visit, its, answers).length > 0)
    );
  };
  const gap = stepsBefore(flow, answers, step.id, ambient).find(isOpen);
  return gap && placeFor(flow, gap.id, answers, ambient);
}

/** Selects a plan on a page after the questions; buying ends the journey. */
async function pressPage({ here, chance }: Visit): Promise<string> {
  const plans = here.page.locator('input[type="radio"]');
  const count = await plans.count();
  if (count === 0) return 'look at the page';
  const index = chance.below(count);
  await plans.nth(index).click();
  await here.page.waitForFunction(
    (chosen) => document.querySelectorAll('input[type="radio"]')[chosen]?.matches(':checked'),
    index,
  );
  return `choose the answer ${index} on the page`;
}

/** Presses the step's Back button, which exists wherever the engine has a previous step. */
export async function pressBack(visit: Visit): Promise<string> {
  const { here, funnel, expected } = visit;
  const { page, tab } = here;
  if (tab.shown.kind !== 'step') return 'no Back here';
  const { step } = tab.shown.at;
  const place = previous(funnel.flow, step.id, expected.draft().answers, funnel.ambient);
  const button = page.getByRole('button', { name: 'Back', exact: true });
  if (place === undefined) {
    if ((await button.count()) > 0) throw new Broken('Back is offered on the first step');
    return 'no Back here';
  }
  await button.click();
  const pressedAt = Date.now();
  await page.waitForURL((url) => url.pathname === place.path, { timeout: LEAVING_MS });
  await settleDown(page, pressedAt);
  await agree(visit, () => {
    expected.keep(expected.leftByBack(tab));
    return undefined;
  });
  await opened(visit);
  return `press Back on ${step.id}: to ${place.id}`;
}

/** Uses the browser's own Back and Forward, but never leaves the site. */
export async function travel(
  visit: Visit,
  direction: 'back' | 'forward',
  pending?: Pending,
): Promise<string> {
  const { page } = visit.here;
  const before = page.url();
  if (await leadsSomewhere(page, direction)) await traverse(page, direction);
  if (!page.url().startsWith(`${visit.origin}${visit.funnel.base}`)) {
    await traverse(page, direction === 'back' ? 'forward' : 'back');
  }
  await reopened(visit, pending);
  return `history ${direction}: from ${shortUrl(before)} to ${shortUrl(page.url())}`;
}

/**
 * Before a tab's first page there is the initial blank one, which Firefox keeps no history entry for.
 */
async function leadsSomewhere(page: Page, direction: 'back' | 'forward'): Promise<boolean> {
  if (direction === 'forward') return await page.evaluate(() => navigation.canGoForward);
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
  return !isFirefox || (await page.evaluate(() => navigation.canGoBack));
}

/**
 * Goes to the adjacent history entry of the tab. The page may be removing URL parameters at that moment,
 * which ends Playwright's wait before the entry was left, so check the entry.
 */
async function traverse(page: Page, direction: 'back' | 'forward'): Promise<void> {
  const entry = async () => await page.evaluate(() => navigation.currentEntry?.key ?? 'none');
  const left = await entry();
  await (direction === 'back' ? page.goBack() : page.goForward());
  // A document that is unloaded while being queried is not a result yet.
  await expect.poll(async () => await entry().catch(() => left)).not.toBe(left);
  await page.waitForLoadState('domcontentloaded');
}

export async function reload(visit: Visit, pending?: Pending): Promise<string> {
  await visit.here.page.reload();
  await reopened(visit, pending);
  return 'reload';
}

/** Navigates to a funnel URL, with or without meaningful parameters. */
export async function follow(visit: Visit): Promise<string> {
  const { here, chance, funnel, origin } = visit;
  const paths = [
    ...funnel.flow.steps.map(({ source }) => source.path),
    ...funnel.flow.source.pages.map(({ path }) => path),
  ];
  const query = chance.one([
    '',
    '',
    '?businessType=food&state=Texas',
    '?businessType=construction',
    '?state=Nowhere&businessType=%3Cscript%3E',
    '?step=99&email=a%40b.co',
  ]);
  const link = `${chance.happens(0.3) ? funnel.base : chance.one(paths)}${query}`;
  await here.page.goto(`${origin}${link}`);
  await reopened(visit);
  return `follow ${link}`;
}

/** Answers saved earlier survive leaving the page, and so does what was typed just before. */
async function reopened(visit: Visit, pending?: Pending): Promise<void> {
  await agree(visit, (stored) => pending && take(visit, pending, stored));
  await opened(visit);
}

/** Opens a second window of the same visitor, switches to the other one, or closes it. */
export async function otherWindow(visit: Visit): Promise<string> {
  const { context, windows, tabs, here, chance, origin, funnel } = visit;
  const other = windows.find((one) => one !== here);
  if (other === undefined) {
    const fresh = { page: await context.newPage(), tab: newTab() };
    windows.push(fresh);
    tabs.push(fresh.tab);
    const path = chance.happens(0.5)
      ? new URL(here.page.url()).pathname
      : chance.one(funnel.flow.steps).source.path;
    await turnTo(visit, fresh);
    await fresh.page.goto(`${origin}${path}`);
    await reopened(visit);
    return `open a second tab at ${path}`;
  }
  await turnTo(visit, other);
  if (chance.happens(0.6)) return `turn to the other tab at ${shortUrl(other.page.url())}`;
  await here.page.close();
  windows.splice(windows.indexOf(here), 1);
  tabs.splice(tabs.indexOf(here.tab), 1);
  return 'close this tab';
}

/** Only the window that the visitor switches to has the focus; Playwright gives it to all of them. */
async function turnTo(visit: Visit, next: Window): Promise<void> {
  visit.here = next;
  for (const { page } of visit.windows) {
    await page.evaluate((focused) => {
      document.hasFocus = () => focused;
    }, page === next.page);
  }
}

/** Toggles the network. */
export async function flipNetwork(visit: Visit): Promise<string> {
  visit.offline = !visit.offline;
  await visit.context.setOffline(visit.offline);
  return visit.offline ? 'lose the network' : 'have the network again';
}

const shortUrl = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};
