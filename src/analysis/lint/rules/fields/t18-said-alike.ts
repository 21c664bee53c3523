import { isObject, type JsonObject } from '../../../../logic/json.ts';
import { textOf } from '../../../wording/text-of.ts';
import type { Defect } from '../../finding.ts';
import { object } from '../../../model/fields.ts';
import type { Model } from '../../../model/model.ts';
import type { LintRule } from '../../rule.ts';

type Wrong = { pointer: string; message: string; suggestion?: string | undefined };

const FILES: readonly [path: string, check: (json: JsonObject) => Wrong[]][] = [
  ['schemas/catalog/brand.json', phones],
  ['schemas/catalog/fraud-statements.json', sources],
];

export const t18: LintRule = {
  code: 'T18',
  keeps: 'What a catalogue says twice, as a figure and in words, it says alike.',
  severity: 'error',
  check: (model) => FILES.flatMap(([file, check]) => wrongIn(model, file, check)),
};

function wrongIn(model: Model, file: string, check: (json: JsonObject) => Wrong[]): Defect[] {
  const json = model.file(file)?.json;
  return isObject(json) ? check(json).map((wrong) => ({ file, ...wrong })) : [];
}

function phones(brand: JsonObject): Wrong[] {
  return ['salesPhone', 'claimsPhone'].flatMap((key) => {
    const { display, tel } = object(brand[key]);
    const dialled = `+1${textOf(display).replaceAll(/\D/g, '')}`;
    if (tel === dialled) return [];
    return [
      {
        pointer: `/${key}/tel`,
        message: `The visitor reads ${textOf(display)}, and the telephone dials ${textOf(tel)}.`,
        suggestion: `Write "${dialled}", or the other number in "display".`,
      },
    ];
  });
}

function sources(statements: JsonObject): Wrong[] {
  const known = Object.keys(object(statements['sources']));
  return Object.keys(object(statements['states']))
    .filter((state) => !known.includes(state))
    .map((state) => ({
      pointer: `/states/${state}`,
      message: `Nothing says where the words for ${state} come from: nobody can check them.`,
      suggestion: `Name the statute under "sources".`,
    }));
}
