import { at, didYouMean, fieldFigures, type Json, stepFigures } from '../../../../engine/core.ts';
import type { Defect } from '../../finding.ts';
import { describedTexts } from '../../../model/described-texts.ts';
import type { Model } from '../../../model/model.ts';
import type { StepModel } from '../../../model/step-model.ts';
import { wordsOf } from '../../../model/words.ts';
import type { LintRule } from '../../rule.ts';

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
  return (
    didYouMean(name, known) ?? `Figures of this step: ${known.map((one) => `{${one}}`).join(', ')}.`
  );
}
