import { textOf } from '../../../wording/text-of.ts';
import { readsThrough } from '../../../proof/reads-through.ts';
import { optionsOf, type Field } from '../../../model/fields.ts';
import type { Model } from '../../../model/model.ts';
import type { LintRule } from '../../rule.ts';

/** HTML autocomplete values for personal data. */
const PERSONAL = new Set([
  'name',
  'given-name',
  'family-name',
  'email',
  'tel',
  'street-address',
  'address-line1',
  'bday',
  'postal-code',
  'address-level2',
]);
/** The specification (section 2, step 3) puts the email address into the URL of the next step. */
const SPECIFIED = new Set(['email.email']);

export const r5: LintRule = {
  code: 'R5',
  keeps: 'No personal answer is in a URL, except the one that the specification puts there.',
  severity: 'error',
  check: (model) => {
    const personal = new Set(
      model.steps.flatMap(({ fields }) => fields.filter(isPersonal)).map(({ path }) => path),
    );
    return queries(model).flatMap(({ pointer, paths }) =>
      paths
        .filter((path) => personal.has(path) && !SPECIFIED.has(path))
        .map((path) => ({
          file: model.flowPath,
          pointer,
          message: `"${path}" is personal and would appear in the address bar, in the browser history and in server logs.`,
          suggestion: 'Pass it with "state" instead of "query".',
        })),
    );
  },
};

function isPersonal(field: Field): boolean {
  return PERSONAL.has(textOf(optionsOf(field)['autocomplete']));
}

function queries({ flow }: Model): { pointer: string; paths: string[] }[] {
  if (flow === undefined) return [];
  return flow.steps.flatMap(({ next }, step) =>
    next.flatMap(({ query = {} }, index) =>
      Object.entries(query).map(([name, expression]) => ({
        pointer: `/steps/${step}/next/${index}/query/${name}`,
        paths: [...readsThrough(expression, flow)],
      })),
    ),
  );
}
