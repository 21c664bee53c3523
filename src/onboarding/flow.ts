import { catalogs, flow, shapes } from '../../flows/onboarding.json?flow';
import { compileFlow, type CompiledFlow } from '../flow/compile.ts';

/** The one flow of the app. The build refuses a flow file that does not compile. */
export const onboardingFlow: CompiledFlow = compiled();
export { catalogs, shapes };

function compiled(): CompiledFlow {
  const result = compileFlow(flow, catalogs);
  if (result.ok) return result.value;
  throw new Error(result.problems.map(({ at, text }) => `${at}: ${text}`).join('\n'));
}
