import { type Json, at, didYouMean, fieldFigures, stepFigures } from '../../../../engine/core.ts';
import type { Defect, LintRule } from '../../rule.ts';
import { type DescribedText, describedTexts, isContent, wordsOf } from '../../../model/words.ts';
import type { Model } from '../../../model/model.ts';
import type { StepModel } from '../../../model/step-model.ts';

const PLACEHOLDER = /\{\{?\s*([\w.$-]+)\s*\}?\}|\$\{/;

export const c2: LintRule = {
  code: 'C2',
  name: 'placeholders-exist',
  layer: 'parts',
  guarantee: 'A text of a step uses only figures that the step has: nothing else is filled in.',
  severity: 'error',
  check: (model) => {
    const byFile = new Map(model.steps.flatMap(filesOf));
    return wordsOf(model).flatMap(({ file, pointer, text }): Defect[] => {
      const { step, json } = byFile.get(file) ?? {};
      const filled = json === undefined ? text : at(json, pointer);
      const found = PLACEHOLDER.exec(typeof filled === 'string' ? filled : text);
      if (found === null || isFilled(model, file, pointer)) return [];
      return [
        {
          file,
          pointer,
          message: `The visitor would see "${found[0]}" as is: nothing fills it in here.`,
          suggestion: step === undefined ? undefined : meant(step, found[1] ?? '', model),
        },
      ];
    });
  },
};

/** Whether the catalog's meta-schema describes what this text is filled with; rule C9 then checks it. */
function isFilled(model: Model, path: string, pointer: string): boolean {
  const file = path.startsWith('schemas/catalog/') ? model.file(path) : undefined;
  if (file === undefined) return false;
  return describedTexts(file, model.file).some(
    (text) => text.pointer === pointer && PLACEHOLDER.test(text.description),
  );
}

/** The step's files by path, with their figures filled in. */
function filesOf(step: StepModel): [string, { step: StepModel; json: Json }][] {
  const { filled, schemaFile, uiFile, rulesFile } = step;
  return [
    [schemaFile, { step, json: filled.schema }],
    [uiFile, { step, json: filled.ui }],
    [rulesFile, { step, json: { rules: filled.rules } }],
  ];
}

function meant({ filled, fields }: StepModel, name: string, { catalogs }: Model): string {
  const ofFields = fields.flatMap(({ schema, ui }) =>
    Object.keys(fieldFigures(schema, ui, catalogs)),
  );
  const known = [...new Set([...ofFields, ...Object.keys(stepFigures(filled, catalogs))])];
  if (known.length === 0) return 'This step has no figures: write the text out.';
  return (
    didYouMean(name, known) ?? `Figures of this step: ${known.map((one) => `{${one}}`).join(', ')}.`
  );
}

/** The syntax that `src/engine/logic/text-syntax.ts` reads. */
const PLACE = /\{(\w+)\}/g;
/** Marks a placeholder as optional in a description. */
const MAY = 'May be filled in';

export const c9: LintRule = {
  code: 'C9',
  name: 'filled-in',
  layer: 'parts',
  guarantee: 'A text of a page has the placeholders that its meta-schema names, and no others.',
  severity: 'error',
  check: (model) =>
    model.files
      .filter(({ path }) => isContent(path))
      .flatMap((file) =>
        describedTexts(file, model.file).flatMap((text) =>
          problems(text).map((problem): Defect => ({
            file: file.path,
            pointer: text.pointer,
            ...problem,
          })),
        ),
      ),
};

function problems({ text, description }: DescribedText): Pick<Defect, 'message' | 'suggestion'>[] {
  const named = placesIn(description);
  const used = placesIn(text);
  const needed = description.includes(MAY) ? [] : named;
  const unknown = used.filter((name) => !named.includes(name));
  const isBroken = /[{}]/.test(text.replace(PLACE, ''));
  // Do not also report a misspelled placeholder as missing.
  const isMisspelled = unknown.length > 0 || isBroken;
  return [
    ...unknown.map((name) => ({
      message: `The visitor would see "{${name}}" as is: nothing fills it in here.`,
      suggestion:
        didYouMean(name, named) ?? listOf(named) ?? 'Take it out: this text has no placeholders.',
    })),
    ...(isMisspelled ? [] : needed)
      .filter((name) => !used.includes(name))
      .map((name) => ({
        message: `"{${name}}" is missing from this text: the visitor would not see what belongs there.`,
        suggestion: listOf(named),
      })),
    ...(isBroken
      ? [
          {
            message: `This text has an unmatched brace, which the visitor would see as is: ${JSON.stringify(text.slice(0, 60))}.`,
            suggestion: 'A placeholder is a name between braces, without spaces: {plan}.',
          },
        ]
      : []),
  ];
}

function placesIn(text: string): string[] {
  return [...new Set([...text.matchAll(PLACE)].map(([, name = '']) => name))];
}

function listOf(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  return `Filled in here: ${names.map((one) => `{${one}}`).join(', ')}.`;
}
