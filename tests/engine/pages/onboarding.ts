import * as file from '../../../flows/onboarding.json?flow';
import { questionnaireOf } from '../../../src/engine/pages/make-questionnaire.ts';

/** The shipped questionnaire with its steps ready to load. */
export const onboarding = questionnaireOf(file);
export const { flow, shapes } = onboarding;
