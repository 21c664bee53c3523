import { assembleFlow } from '../flow/assemble.ts';
import { offerPages, type PageKinds } from './pages/load-page.ts';
import type { FlowModule, Questionnaire } from './questionnaire.ts';
import { offerStep } from './step/load-step.ts';

/** Makes a loaded flow file ready for use, and its steps and pages ready to be loaded. */
export function questionnaireOf(module: FlowModule, kinds: PageKinds = {}): Questionnaire {
  const { flow, catalogs, questions, shapes, older, migrate, steps, pages } = module;
  flow.steps.forEach(({ id }, index) => offerStep(id, steps[index]));
  offerPages(flow.pages, pages, kinds);
  return { flow: assembleFlow(flow, catalogs, questions), shapes, older, migrate };
}
