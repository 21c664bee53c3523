import {
  type Expression,
  type Field,
  type Flow,
  generalPath,
  keysIn,
  optionsOf,
  reads,
  templateExpressions,
  valueAsText,
} from '../../../../engine/core.ts';
import { expressionsOf, itemReads } from '../../../model/expressions.ts';
import { withNamed } from '../../../proof/subject/reads-through.ts';
import type { Defect, LintRule } from '../../rule.ts';
import type { Model } from '../../../model/model.ts';
import { isEndless } from '../../../proof/answers/pattern.ts';

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
export const r5: LintRule = {
  code: 'R5',
  name: 'private-answers',
  layer: 'parts',
  guarantee:
    'No personal answer is in a URL unless the flow names it there, and the id of a draft stays secret.',
  severity: 'error',
  check: (model) => [...exposed(model), ...secrets(model)],
};

function exposed(model: Model): Defect[] {
  const fields = model.steps.flatMap((step) => step.fields);
  const known = new Set(fields.map(({ path }) => path));
  const entered = new Set(fields.filter(isPersonal).map(({ path }) => path));
  const personal = new Set([...entered, ...copiesOf(entered, model)]);
  return queries(model).flatMap(({ pointer, name, paths, isIntended }) => {
    const shown = paths.filter((path) => personal.has(path));
    // A step that cannot be read may have the field.
    const isWrong = shown.length === 0 && paths.every((path) => known.has(path));
    if (isIntended) return isWrong ? [notPersonal(model, pointer, name)] : [];
    return shown.map((path) => ({
      file: model.flowPath,
      pointer: `${pointer}/query/${name}`,
      message: `"${path}" is personal and would appear in the address bar, in the browser history and in server logs.`,
      suggestion: `Pass it with "state" instead of "query", or add "personal": ["${name}"] if that is intended.`,
    }));
  });
}

const notPersonal = ({ flowPath }: Model, pointer: string, name: string): Defect => ({
  file: flowPath,
  pointer: `${pointer}/personal`,
  message: `"${name}" is no parameter of this "query" with a personal answer.`,
  suggestion: 'Remove it from "personal".',
});

/** Whoever knows the id of a row can read and change it; only the browser itself keeps it. */
function secrets(model: Model): Defect[] {
  return expressionsOf(model)
    .filter(({ pointer }) => !pointer.startsWith('/mirror/'))
    .flatMap(({ file, pointer, expression }) =>
      reads(expression)
        .filter(({ path }) => path === '$uuid')
        .map(({ at }) => ({
          file,
          pointer: `${pointer}${at}`,
          message:
            '"$uuid" is the key to the answers of the visitor: whoever sees it here could read and change them.',
          suggestion: 'Read it in "mirror" only. The number of a request is { "var": "$quoteId" }.',
        })),
    );
}

/** Widgets that ask for personal data without an autocomplete value. */
const PERSONAL_WIDGETS = new Set(['email', 'phone']);

function isPersonal(field: Field): boolean {
  const { autocomplete } = optionsOf(field);
  return (
    PERSONAL.has(valueAsText(autocomplete)) ||
    (autocomplete === undefined && PERSONAL_WIDGETS.has(valueAsText(field.ui['ui:widget'])))
  );
}

/** Answers that start with a personal one, such as the first address of a list. */
const copiesOf = (personal: ReadonlySet<string>, { flow }: Model): string[] =>
  (flow?.derive ?? []).flatMap(({ to, value }) =>
    templateExpressions(value)
      .filter(({ expression }) => reads(expression).some(({ path }) => personal.has(path)))
      .map(({ at }) => generalPath([to, ...keysIn(at).filter((key) => key !== '$')].join('.'))),
  );

/** What an expression reads, itself and through what it names, with parts of the items of lists. */
const pathsIn = (expression: Expression, flow: Flow): string[] =>
  withNamed(expression, flow).flatMap((one) => [
    ...reads(one).map(({ path }) => generalPath(path)),
    ...itemReads(one, '').map(({ path }) => path),
  ]);

type Parameter = { pointer: string; name: string; paths: string[]; isIntended: boolean };

/** All URL parameters, and all names in `personal`; `pointer` leads to their transition. */
function queries({ flow }: Model): Parameter[] {
  if (flow === undefined) return [];
  return flow.steps.flatMap(({ next }, step) =>
    next.flatMap(({ query = {}, personal = [] }, index) =>
      [...new Set([...Object.keys(query), ...personal])].map((name) => ({
        pointer: `/steps/${step}/next/${index}`,
        name,
        paths: query[name] === undefined ? [] : [...new Set(pathsIn(query[name], flow))],
        isIntended: personal.includes(name),
      })),
    ),
  );
}

/** A row that a typed text outgrows is refused with all other answers in it. */
export const r9: LintRule = {
  code: 'R9',
  name: 'text-limited',
  layer: 'parts',
  guarantee: 'Typed texts have a limit, so that no visitor outgrows the database.',
  severity: 'error',
  check: ({ sqlFiles, steps }) =>
    sqlFiles.length === 0
      ? []
      : steps.flatMap(({ fields, schemaFile: file }) =>
          fields.filter(isEndless).map(({ pointer, name }): Defect => ({
            file,
            pointer,
            message: `"${name}" takes texts of any length: once one is too long for the database, nothing more is saved for this visitor.`,
            suggestion: 'Add a "maxLength", and its message under "errors" in ui.json.',
          })),
        ),
};
