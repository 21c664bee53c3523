import { questionnaires } from 'virtual:questionnaires';
import { baseOf } from '../funnel-path.ts';

/** Base paths of the questionnaires; all of their pages lie below them. */
export const bases = questionnaires.map(({ base }) => base);

/** Does a path of this site belong to a questionnaire? */
export const isFunnel = (path: string): boolean => baseOf(path, bases) !== undefined;

/** The funnel is the only part that brings RJSF, so it comes on demand. */
export const loadOnboarding = () => import('../funnel/OnboardingRoutes.tsx');
