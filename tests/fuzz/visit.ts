import type { BrowserContext, Page } from '@playwright/test';
import { type Json, type JsonObject, sameJson, valueAsText } from '../../src/engine/logic/json.ts';
import type { Answers } from '../../src/engine/flow/types.ts';
import {
  expectedDraft,
  present,
  type Draft,
  type ExpectedDraft,
  type Tab,
} from './expected-draft.ts';
import { arrival, faultsOf } from './look.ts';
import type { Chance } from './chance.ts';
import type { Funnel } from './funnel.ts';

/** One window of the visitor. */
export type Window = { page: Page; tab: Tab };

/** The state of a journey. */
export type Visit = {
  funnel: Funnel;
  chance: Chance;
  context: BrowserContext;
  origin: string;
  /** The site's worker is installed in this browser, so it may go offline. */
  kept: boolean;
  offline: boolean;
  windows: Window[];
  tabs: Tab[];
  here: Window;
  expected: ExpectedDraft;
  troubles: string[];
};

/** How long the page may take to save and to update its display. */
const PATIENCE_MS = 6000;
const LOOK_AGAIN_MS = 40;

/** A broken rule, reported with what was observed. */
export class Broken extends Error {}

export const newTab = (): Tab => ({ shown: { kind: 'site' }, data: {}, offer: undefined });

export async function startVisit(
  parts: Pick<Visit, 'funnel' | 'chance' | 'context' | 'origin' | 'kept' | 'troubles'>,
  start: Draft,
): Promise<Visit> {
  const here = { page: await parts.context.newPage(), tab: newTab() };
  const tabs = [here.tab];
  return {
    ...parts,
    offline: false,
    windows: [here],
    tabs,
    here,
    expected: expectedDraft(parts.funnel, start, tabs),
  };
}

/** The stored text, parsed. */
export async function storedProgress({ here, funnel }: Visit): Promise<JsonObject> {
  const text = await here.page.evaluate((key) => localStorage.getItem(key), funnel.key);
  return JSON.parse(text ?? '{}');
}

/** The draft as the browser stores it. */
async function storedDraft(visit: Visit): Promise<Draft> {
  const { funnel } = visit;
  const stored = await storedProgress(visit);
  const names = funnel.flow.steps.flatMap(({ sections }) => sections);
  const answers: Answers = Object.fromEntries(names.map((name) => [name, stored[name]]));
  const { currentStep, quoteStatus, toConfirm } = stored;
  return {
    answers: present(answers),
    currentStep: typeof currentStep === 'number' ? currentStep : 1,
    quoted: quoteStatus === 'quoted',
    toConfirm: Array.isArray(toConfirm) ? toConfirm.map(valueAsText) : [],
  };
}

/**
 * Waits until the stored draft matches the expected draft after `change`. The change is tried against
 * the stored state of that moment, and undone while the two disagree.
 * @throws Broken with the first section that differs
 */
export async function agree(
  visit: Visit,
  change: (stored: Draft) => string | undefined = () => undefined,
): Promise<void> {
  const { expected } = visit;
  const since = Date.now();
  for (;;) {
    const stored = await storedDraft(visit);
    const back = expected.mark();
    const fault = change(stored) ?? difference(stored, expected.draft());
    if (fault === undefined) return;
    back();
    if (Date.now() - since > PATIENCE_MS) throw new Broken(fault);
    await visit.here.page.waitForTimeout(LOOK_AGAIN_MS);
  }
}

function difference(stored: Draft, { answers, currentStep, quoted }: Draft): string | undefined {
  if (stored.currentStep !== currentStep) {
    return `currentStep is ${stored.currentStep}, not ${currentStep}`;
  }
  if (stored.quoted !== quoted) return `the quote's status is kept: ${stored.quoted}`;
  const names = new Set([...Object.keys(answers), ...Object.keys(stored.answers)]);
  const name = [...names].find((one) => !sameJson(answers[one], stored.answers[one]));
  if (name === undefined) return undefined;
  return `${name} is kept as ${text(stored.answers[name])} and should be ${text(answers[name])}`;
}

const text = (value: Json | undefined) => (value === undefined ? 'nothing' : JSON.stringify(value));

/** The window now shows this address: waits for the page to arrive. */
export async function opened(visit: Visit): Promise<void> {
  const { page, tab } = visit.here;
  visit.expected.open(tab, new URL(page.url()));
  await arrival(page, tab.shown);
}

/** Checks the page after every action. */
export async function inspect(visit: Visit): Promise<void> {
  const { here, funnel, expected, troubles } = visit;
  const since = Date.now();
  for (;;) {
    if (troubles.length > 0) throw new Broken(troubles.join('\n'));
    const faults = await faultsOf(here.page, here.tab.shown, funnel, expected.draft());
    if (faults.length === 0) return;
    if (Date.now() - since > PATIENCE_MS) throw new Broken(faults.join('; '));
    await here.page.waitForTimeout(LOOK_AGAIN_MS);
  }
}
