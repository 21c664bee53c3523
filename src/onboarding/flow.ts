import { catalogs, flow, shapes } from '../../flows/onboarding.json?flow';
import { assembleFlow } from '../flow/assemble.ts';
import type { CompiledFlow } from '../flow/compile.ts';

/** The one flow of the app. The build refuses a flow file that does not compile. */
export const onboardingFlow: CompiledFlow = assembleFlow(flow, catalogs);
export { catalogs, shapes };
