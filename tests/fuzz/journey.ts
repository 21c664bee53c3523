import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext } from '@playwright/test';
import { CONSENTS } from '../../src/engine/flow/consents.ts';
import { play, visitorOf, type Scenario } from '../../src/checker/simulate/play.ts';
import { untilKept } from '../browser/offline/worker.ts';
import { watch } from '../browser/test.ts';
import { agreedTo, untilArrived } from './arrived.ts';
import { answerAny, answerProperly, begin } from './answering.ts';
import { chance, type Chance } from './chance.ts';
import { present, type Draft } from './expected-draft.ts';
import type { Funnel } from './funnel.ts';
import { flipNetwork, follow, otherWindow, press, pressBack, reload, travel } from './moving.ts';
import { agree, Broken, inspect, opened, startVisit, storedProgress, type Visit } from './visit.ts';

/** The result of a journey: its actions in words, and the rule it broke. */
export type Outcome = { actions: readonly string[]; broken?: string };

export type Setting = {
  browser: Browser;
  /** Origin of the production build and its database. */
  origin: string;
  funnel: Funnel;
  timeZone: string;
};

const FEWEST_ACTIONS = 8;
const MORE_ACTIONS = 16;
/** The browser's own error while it is offline. */
const NO_NETWORK = /net::ERR_INTERNET_DISCONNECTED/;

type Act = (visit: Visit) => Promise<string>;

const ACTIONS: readonly (readonly [number, Act])[] = [
  [6, answerAny],
  [5, answerProperly],
  [7, async (visit) => await press(visit)],
  [2, pressBack],
  [1.5, async (visit) => await travel(visit, 'back')],
  [1, async (visit) => await travel(visit, 'forward')],
  [1.5, async (visit) => await reload(visit)],
  [1.5, otherWindow],
  [1, follow],
  [1.5, hurry],
];

/** Plays one random visitor; the same seed and number give the same visitor. */
export async function journey(setting: Setting, seed: number, number: number): Promise<Outcome> {
  const { browser, origin, funnel, timeZone } = setting;
  const dice = chance(seed, number);
  const start = startingDraft(dice, funnel);
  const kept = dice.happens(0.4);
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: timeZone,
    serviceWorkers: kept ? 'allow' : 'block',
    storageState: { cookies: [], origins: [stored(origin, funnel, start)] },
  });
  const actions: string[] = [`begin with ${Object.keys(start.answers).join(', ') || 'nothing'}`];
  try {
    const troubles = await watched(context, origin);
    const visit = await startVisit(
      { funnel, chance: dice, context, origin, kept, troubles },
      start,
    );
    await walk(visit, start, actions);
    return { actions };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    actions.push(...(await evidence(context, `${seed}-${number}`)));
    return { actions, broken: error instanceof Broken ? error.message : String(error.stack) };
  } finally {
    await context.close();
  }
}

async function walk(visit: Visit, start: Draft, actions: string[]): Promise<void> {
  const { chance: dice, here, funnel, origin } = visit;
  const steps = funnel.flow.steps.filter((step) =>
    step.sections.some((one) => one in start.answers),
  );
  const first = steps.at(-1)?.source.path ?? funnel.base;
  actions.push(`open ${first}`);
  await here.page.goto(`${origin}${first}`);
  await opened(visit);
  if (visit.kept) await untilKept(here.page);
  await agree(visit);
  await inspect(visit);
  for (let left = FEWEST_ACTIONS + dice.below(MORE_ACTIONS); left > 0; left -= 1) {
    const network: readonly (readonly [number, Act])[] = visit.kept ? [[2, flipNetwork]] : [];
    const act = dice.weighted([...ACTIONS, ...network]);
    actions.push(`(${act.name || 'act'})`);
    actions.push(await act(visit));
    actions.splice(-2, 1);
    await agree(visit);
    await inspect(visit);
  }
  actions.push('compare with the database');
  await reachesDatabase(visit);
}

/** Screenshots of all tabs at the time a rule broke, because the actions alone may not explain it. */
async function evidence(context: BrowserContext, name: string): Promise<string[]> {
  return await Promise.all(
    context.pages().map(async (page, index) => {
      const path = `test-results/fuzz/${name}-${index + 1}.png`;
      await page.screenshot({ path, fullPage: true }).catch(() => undefined);
      return `(tab ${index + 1} showed ${page.url()}: ${path})`;
    }),
  );
}

/** Types something and does the next action before any pause in typing. */
async function hurry(visit: Visit): Promise<string> {
  const pending = await begin(visit, true);
  if (pending === undefined) return 'hurry: no field is open';
  const { given } = pending;
  const rush = visit.chance.one([press, reload, back]);
  return `${given.words}, and at once ${await rush(visit, pending)}`;
}

const back: typeof reload = async (visit, pending) => await travel(visit, 'back', pending);

/** At the end the server has exactly the answers of the visitor's path that may be sent (D28). */
async function reachesDatabase(visit: Visit): Promise<void> {
  const { context, here, origin, funnel, expected } = visit;
  if (visit.offline) await context.setOffline(false);
  await here.page.goto(`${origin}${funnel.flow.source.pages[0]?.path}`);
  await opened(visit);
  await agree(visit);
  const stored = await storedProgress(visit);
  const missing = await untilArrived(here.page, { origin, funnel }, expected.sent(), stored);
  if (missing !== undefined) throw new Broken(missing);
}

/** Empty, or a recorded journey's answers up to some step. */
export function startingDraft(dice: Chance, { subject, scenarios: file }: Funnel): Draft {
  const scenarios: Scenario[] = JSON.parse(readFileSync(file, 'utf8')).scenarios;
  const nothing: Draft = { answers: {}, currentStep: 1, quoted: false };
  if (dice.happens(0.3)) return nothing;
  const played = play(subject, visitorOf(subject, dice.one(scenarios)));
  const trail = played.trail.slice(0, 1 + dice.below(played.trail.length));
  const done = subject.flow.steps.filter(({ id }) => trail.includes(id));
  const names = done.flatMap(({ sections }) => sections);
  const answers = Object.fromEntries(names.map((name) => [name, played.answers[name]]));
  const currentStep = done.at(-1)?.source.savedStep ?? 1;
  return { answers: present(answers), currentStep, quoted: false };
}

export function stored(origin: string, funnel: Funnel, { answers, currentStep }: Draft) {
  const { key } = funnel;
  const record = { version: 'earlier', at: '2026-11-21T10:00:00.000Z' };
  const consents = Object.fromEntries(agreedTo(funnel, answers).map((id) => [id, record]));
  const progress = { uuid: crypto.randomUUID(), currentStep, ...answers, [CONSENTS]: consents };
  const isEmpty = Object.keys(answers).length === 0;
  const localStorage = isEmpty ? [] : [{ name: key, value: JSON.stringify(progress) }];
  return { origin, localStorage };
}

export async function watched(context: BrowserContext, origin: string): Promise<string[]> {
  const troubles: string[] = [];
  const told = { push: (line: string) => NO_NETWORK.test(line) || troubles.push(line) };
  await watch(context, new Set([origin]), told);
  return troubles;
}
