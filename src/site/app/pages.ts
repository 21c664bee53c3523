import { questionnaires } from 'virtual:questionnaires';
import { baseOf } from '../funnel-path.ts';

/** Base paths of the questionnaires; all of their pages lie below them. */
export const bases = questionnaires.map(({ base }) => base);

/** True if a path of this site belongs to a questionnaire. */
export const isFunnel = (path: string): boolean => baseOf(path, bases) !== undefined;

/** Loaded on demand, because the funnel is the only part that needs RJSF. */
export const loadOnboarding = () => import('../funnel/OnboardingRoutes.tsx');
