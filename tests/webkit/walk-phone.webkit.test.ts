import { SIZES } from './site.ts';
import { walkQuestionnaires } from './walk.ts';

walkQuestionnaires(SIZES.phone);
