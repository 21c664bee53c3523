import { catalogs, flow, migrate, questions, shapes } from '../../flows/onboarding.json?flow';
import { assembleFlow } from '../flow/assemble.ts';
import type { CompiledFlow, CompiledStep } from '../flow/compiled.ts';
import type { Page } from '../flow/types.ts';

/** The one flow of the app. The build refuses a flow file that does not compile. */
export const onboardingFlow: CompiledFlow = assembleFlow(flow, catalogs, questions);
export { catalogs, migrate, shapes };

/** What the flow file has at a path of the address bar, in whichever case it is typed. */
export function placeAt(path: string): CompiledStep | Page | undefined {
  return onboardingFlow.at(path.replace(/\/+$/, '').toLowerCase());
}

/** Is the place a step, whose question is to be answered, and not one of the pages behind them? */
export const isStep = (place: CompiledStep | Page): place is CompiledStep => 'sections' in place;
