import { pages } from '../../../flows/onboarding.json?pages';
import type { PageData, StepId } from '../../flow/types.ts';

const NONE: PageData = {};

/** What the flow file says that a page shows of the answers; nothing for a page that there is not. */
export const dataOf = (page: StepId | undefined): PageData => pages[page ?? ''] ?? NONE;
