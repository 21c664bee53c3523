/**
 * What compiled validators import instead of Ajv's packages: the same functions, with the exports
 * that Ajv expects. `tests/product/validators.test.ts` compares them with Ajv at run time.
 */
import { deepEquals } from '@rjsf/utils';
import { isIsoDate } from '../logic/dates.ts';
import { textLength } from '../logic/json.ts';

export const ajv_dist_runtime_ucs2length = { default: textLength };
export const ajv_dist_runtime_equal = { default: deepEquals };
export const ajv_formats_dist_formats = { fullFormats: { date: { validate: isIsoDate } } };
