import { keysOf } from '../../src/engine/draft/stored-keys.ts';
import type { CompiledFlow } from '../../src/engine/flow/compiled.ts';
import type { Page as FlowPage } from '../../src/engine/flow/types.ts';
import type { Ambient } from '../../src/engine/flow/walk.ts';
import { buildModel } from '../../src/checker/model/model.ts';
import { readProject } from '../../src/server/project/files.ts';
import type { StepSubject } from '../../src/checker/proof/subject/step-subject.ts';
import { makeSubject, type Subject } from '../../src/checker/proof/subject/subject.ts';

/** A real questionnaire in Node: the same flow, schemas and rules that run in the browser's page. */
export type Funnel = {
  subject: Subject;
  flow: CompiledFlow;
  today: string;
  ambient: Ambient;
  /** Path of its first step, the parent of all other paths. */
  base: string;
  /** Storage key of its draft. */
  key: string;
  /** The file with its recorded journeys. */
  scenarios: string;
};

/**
 * @param timeZone of the browser, which determines the funnel's local date
 * @param flowPath the questionnaire's flow file; defaults to the main one
 */
export function openFunnel(timeZone: string, flowPath?: string, now = new Date()): Funnel {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
  const model = buildModel(readProject('.'), today, flowPath);
  const { compiled: flow, steps, catalogs } = model;
  if (flow === undefined) throw new Error('The flow cannot be run: see npm run validate.');
  const subject = makeSubject(flow, steps, catalogs, today);
  return {
    subject,
    flow,
    today,
    ambient: subject.ambient,
    base: flow.step(flow.source.start)?.source.path ?? '/',
    key: keysOf(flow.source.id).progress,
    scenarios: model.flowPath.replace(/json$/, 'scenarios.json'),
  };
}

/** What a path shows; `site` is everything outside the funnel. */
export type Shown =
  | { kind: 'step'; at: StepSubject }
  | { kind: 'page'; page: FlowPage }
  | { kind: 'site' };

export function shownAt({ flow, subject }: Funnel, path: string): Shown {
  const page = flow.source.pages.find((one) => one.path === path);
  if (page !== undefined) return { kind: 'page', page };
  const step = flow.steps.find(({ source }) => source.path === path);
  const at = step && subject.steps.get(step.id);
  return at === undefined ? { kind: 'site' } : { kind: 'step', at };
}
