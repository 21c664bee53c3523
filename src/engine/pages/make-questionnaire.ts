import { assembleFlow } from '../flow/compile/compile.ts';
import { registerPages, type PageViews } from './end-pages/load-page.ts';
import type { FlowModule, Questionnaire } from './questionnaire.ts';
import { registerStep } from './step/load-step.ts';

/** Prepares a loaded flow file, and registers its steps and pages for loading. */
export function questionnaireOf(module: FlowModule, kinds: PageViews = {}): Questionnaire {
  const { flow, catalogs, questions, consents, shapes, older, migrate, steps, pages } = module;
  flow.steps.forEach((step, index) => {
    const load = steps[index];
    if (load !== undefined) registerStep(step, load);
  });
  registerPages(flow.pages, pages, kinds);
  return { flow: assembleFlow(flow, catalogs, questions, consents), shapes, older, migrate };
}
