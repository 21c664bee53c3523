import * as file from '../../flows/onboarding.json?flow';
import { questionnaireOf } from '../../src/onboarding/make-questionnaire.ts';

/** The shipped questionnaire, its steps ready to be loaded. */
export const onboarding = questionnaireOf(file);
export const { flow, shapes } = onboarding;
