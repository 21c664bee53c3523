import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Answers } from '../../../src/engine/flow/types.ts';
import type { JsonObject } from '../../../src/engine/logic/json.ts';
import { untilArrived } from '../arrived.ts';
import { chance, type Chance } from '../chance.ts';
import { openFunnel, type Funnel } from '../funnel.ts';
import { startingDraft, stored, watched, type Outcome, type Setting } from '../journey.ts';
import { controlsOf, enter, enterLine, type Control } from './enter.ts';
import { WAYS_OUT } from './leave.ts';
import { isSameLine } from './lines.ts';
import { changePages, failForAWhile, MISSING, putToSleep } from './weather.ts';

const TIME_ZONE = 'America/Chicago';
const MOST_ENTRIES = 5;
const PATIENCE_MS = 15_000;

/** Random visitors of these questionnaires in turn: by a seed and a number, always the same one. */
export function visitorsOf(browser: Browser, origin: string, paths: readonly string[]) {
  const funnels = paths.map((path) => openFunnel(TIME_ZONE, path));
  return async (seed: number, number: number): Promise<Outcome> => {
    const funnel = funnels[number % funnels.length];
    if (funnel === undefined) throw new Error('There is no questionnaire');
    return await leaveStep({ browser, origin, funnel, timeZone: TIME_ZONE }, seed, number);
  };
}

/**
 * One random visitor: fills in controls of a step in ways that browsers, keyboards and extensions
 * have, and leaves. Whoever opens the step again has to find what it showed, and so has the server.
 */
async function leaveStep(setting: Setting, seed: number, number: number): Promise<Outcome> {
  const { browser, origin, funnel, timeZone } = setting;
  const dice = chance(seed, number);
  const start = startingDraft(dice, funnel);
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: timeZone,
    serviceWorkers: 'block',
    baseURL: origin,
    storageState: { cookies: [], origins: [stored(origin, funnel, start)] },
  });
  const actions: string[] = [];
  try {
    // For the functions that run in the page: what tsx compiles calls this.
    await context.addInitScript('globalThis.__name = (named) => named');
    const troubles = await watched(context, origin);
    actions.push(...(await changePages(context, dice)));
    const path = dice.one(funnel.flow.steps).source.path;
    actions.push(`open ${path}`);
    const lost = await visit({ context, dice, path, actions, origin, funnel });
    const lines = [lost, ...troubles.filter((line) => !MISSING.test(line))];
    const broken = lines.filter((line) => line !== undefined).join('\n');
    return broken === '' ? { actions } : { actions, broken };
  } catch (error) {
    return { actions, broken: error instanceof Error ? String(error.stack) : String(error) };
  } finally {
    await context.close();
  }
}

type Visit = {
  context: BrowserContext;
  dice: Chance;
  path: string;
  actions: string[];
  origin: string;
  funnel: Funnel;
};

async function visit(visit: Visit): Promise<string | undefined> {
  const { context, dice, path, actions } = visit;
  const other = dice.happens(0.25) ? await openStep(context, path) : undefined;
  const sleeps = dice.happens(0.5);
  if (other !== undefined)
    actions.push(`a second tab has the step and ${sleeps ? 'sleeps' : 'is awake'}`);
  const wake = other && sleeps ? await putToSleep(other) : undefined;
  const page = await openStep(context, path);
  if (dice.happens(0.25)) actions.push(await failForAWhile(page));
  for (let left = 1 + dice.below(MOST_ENTRIES); left > 0; left -= 1) {
    const controls = await controlsOf(page);
    if (controls.length === 0) break;
    actions.push(await enter(page, dice, dice.one(controls)));
  }
  const address = await addAddress(page, dice, actions);
  const shown = await controlsOf(page);
  const out = dice.one(WAYS_OUT);
  actions.push(`leave by ${out.name}`);
  await out.run(page);
  await wake?.();
  const again = await openStep(context, path);
  const lost = await untilNothing(() => lostOn(again, shown, address));
  if (lost !== undefined) return lost;
  const lostThere = other && (await untilNothing(() => lostOn(other, shown, address)));
  if (lostThere !== undefined) return `in the second tab ${lostThere}`;
  return await notSent(again, visit);
}

/** What the browser keeps, and the server has not. */
async function notSent(page: Page, { funnel, origin }: Visit): Promise<string | undefined> {
  const text = await page.evaluate((key) => localStorage.getItem(key), funnel.key);
  if (text === null) return undefined;
  const kept: JsonObject = JSON.parse(text);
  const names = funnel.flow.steps.flatMap(({ sections }) => sections);
  const answers: Answers = Object.fromEntries(
    names.flatMap((name) => (kept[name] === undefined ? [] : [[name, kept[name]]])),
  );
  // Whether it was confirmed is not on the screen (D31).
  const unconfirmed = funnel.flow.steps.filter(({ source }) => source.send === 'confirmed');
  const apart = unconfirmed.flatMap(({ sections }) => sections);
  return await untilArrived(page, { origin, funnel }, answers, kept, apart);
}

async function openStep(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  // A prerendered page shows no answers until it is hydrated.
  await page.locator('button[data-primary][type="submit"]').first().waitFor();
  return page;
}

/** On a step with a list of addresses, sometimes adds one through its dialog. */
async function addAddress(
  page: Page,
  dice: Chance,
  actions: string[],
): Promise<string | undefined> {
  const add = page.locator('main form button[aria-haspopup="dialog"]', { hasText: 'Add' });
  if ((await add.count()) === 0 || dice.happens(0.3)) return undefined;
  await add.click();
  const dialog = page.getByRole('dialog');
  const street = `${1 + dice.below(900)} Oak Street`;
  const fields = dialog.locator('input');
  const texts = [street, 'Joliet', '60431'];
  for (const [index, text] of texts.entries()) {
    actions.push(await enterLine(dice, fields.nth(index), text));
  }
  await dialog.locator('select').selectOption({ label: 'Illinois' });
  if (dice.happens(0.3)) {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep entering' }).click();
    actions.push('Escape, and keep entering');
  }
  await dialog.locator('[type="submit"]').click();
  await dialog.waitFor({ state: 'detached' });
  return street;
}

/** The first control that does not show what it showed, in words. */
async function lostOn(
  page: Page,
  shown: readonly Control[],
  address: string | undefined,
): Promise<string | undefined> {
  const now = new Map((await controlsOf(page)).map((control) => [control.id, control]));
  for (const { id, shown: before } of shown) {
    const after = now.get(id)?.shown;
    // An answer that nobody had heard of may hide another question.
    if (after === undefined) continue;
    const isSame =
      typeof before === 'string' && typeof after === 'string'
        ? isSameLine(before, after)
        : before === after;
    if (!isSame) return `#${id} showed ${JSON.stringify(before)}, and now ${JSON.stringify(after)}`;
  }
  if (address === undefined || (await page.locator('main').innerText()).includes(address)) {
    return undefined;
  }
  return `the address ${address} is gone`;
}

/** Asks until there is nothing to report: a save or another tab may take a moment. */
async function untilNothing(
  report: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const since = Date.now();
  for (;;) {
    const found = await report();
    if (found === undefined || Date.now() - since > PATIENCE_MS) return found;
  }
}
