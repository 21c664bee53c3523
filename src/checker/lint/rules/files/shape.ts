import {
  at,
  descriptionAt,
  didYouMean,
  escapedKey,
  foreignLetters,
  isObject,
  type JsonObject,
  keysAt,
  suggestionFor,
  suggestionForMissing,
  suggestionForUnknown,
  suggestionForValue,
  valueAsText,
} from '../../../../engine/core.ts';
import type { Defect, LintRule } from '../../rule.ts';
import {
  brokenMeta,
  DECLARED,
  declaredMeta,
  expectedMeta,
  metaErrors,
  metaSchema,
  type FileLookup,
} from '../../../model/meta.ts';
import type { ShapeError } from '../../../model/ajv.ts';
import { describedTexts } from '../../../model/words.ts';
import { nearestErrors, patternInWords, shapeWords } from '../../shape/shape-words.ts';
import { type SourceFile, referenceTo } from '../../../project/source-file.ts';

const NOT_SHOWN = 'the step or the page it belongs to could not be shown';

export const f3: LintRule = {
  code: 'F3',
  name: 'known-shape',
  layer: 'files',
  guarantee:
    'Every file has the shape that its meta-schema describes, and names it for the editor.',
  severity: 'error',
  check: ({ files, file: lookup }) =>
    files.flatMap((file) => [
      ...declaration(file, lookup),
      ...shape(file, lookup),
      ...unusable(file),
    ]),
};

/** Files are checked only by a meta-schema that compiles. */
function unusable(file: SourceFile): Defect[] {
  const why = brokenMeta(file);
  if (why === null) return [];
  return [
    {
      file: file.path,
      pointer: '',
      message: `This meta-schema cannot be compiled (${why}): mistakes in the files that name it could reach a visitor.`,
      suggestion:
        'Undo what was changed in it last, or compare it with the meta-schema that it was copied from.',
    },
  ];
}

function declaration(file: SourceFile, lookup: FileLookup): Defect[] {
  const expected = expectedMeta(file.path);
  if (expected === null || file.json === undefined) return [];
  if (!isObject(file.json)) {
    return metaSchema(expected, lookup) === undefined ? [namesNone(file)] : [];
  }
  const declared = declaredMeta(file);
  const known = declared !== undefined && metaSchema(declared, lookup) !== undefined;
  if (known && (expected === DECLARED || declared === expected)) return [];
  if (expected !== DECLARED && metaSchema(expected, lookup) === undefined) {
    return [
      {
        file: file.path,
        pointer: '/$schema',
        message: `There is no ${expected}, so nothing checks this file: mistakes could reach a visitor.`,
        suggestion:
          'Copy the meta-schema of a similar file under that name, and list its keys there.',
      },
    ];
  }
  return [
    {
      file: file.path,
      pointer: '/$schema',
      message: `"$schema" must name ${expected === DECLARED ? 'a meta-schema that exists' : expected}: without it the editor cannot help, and mistakes could reach a visitor.`,
      ...(expected === DECLARED
        ? {}
        : { suggestion: `Write "$schema": "${referenceTo(file.path, expected)}".` }),
    },
  ];
}

/** Without a meta-schema, nothing else would check the file. */
function namesNone({ path: file }: SourceFile): Defect {
  return {
    file,
    pointer: '',
    message: `This file is not an object in { }: ${NOT_SHOWN}.`,
    suggestion: 'Put its content between { and }, as in the other files of its folder.',
  };
}

function shape(file: SourceFile, lookup: FileLookup): Defect[] {
  const { json } = file;
  const expected = expectedMeta(file.path);
  const path = (expected === DECLARED ? declaredMeta(file) : expected) ?? '';
  const meta = metaSchema(path, lookup);
  if (meta === undefined || json === undefined) return [];
  return nearestErrors(metaErrors(meta, json), json, meta).flatMap((error): Defect[] => {
    // `declaration` checks `$schema`.
    if (error.params['missingProperty'] === '$schema') return [];
    if (error.keyword === 'additionalProperties') return [unknownKey(file, meta, error)];
    const isText = error.keyword === 'pattern' && error.propertyName === undefined;
    return [(isText ? misshapen(file, lookup, error) : undefined) ?? described(file, meta, error)];
  });
}

/** Describes the expected text in the editor's words rather than as a regular expression. */
function misshapen(
  file: SourceFile,
  lookup: FileLookup,
  { instancePath: pointer, params }: ShapeError,
): Defect | undefined {
  const found = describedTexts(file, lookup).find((text) => text.pointer === pointer);
  if (found === undefined || found.description === '') return undefined;
  return {
    file: file.path,
    pointer,
    message: `"${found.text}" is not valid here: ${NOT_SHOWN}. What belongs here: ${found.description}`,
    suggestion:
      foreignLetters(found.text) ?? patternInWords(valueAsText(params['pattern']), found.text),
  };
}

function described(file: SourceFile, meta: JsonObject, error: ShapeError): Defect {
  const { instancePath: pointer, propertyName } = error;
  const wrongName = propertyName === undefined ? undefined : keyAt(error, propertyName);
  const elsewhere = wrongName === undefined ? undefined : suggestionFor(file, wrongName);
  if (wrongName !== undefined && elsewhere !== undefined) {
    return ignored(file, wrongName, propertyName ?? '', elsewhere);
  }
  const value = at(file.json, pointer);
  const { what, consequence = NOT_SHOWN, ...words } = shapeWords(error, value);
  const missing = error.params['missingProperty'];
  const suggestion =
    (missing === undefined
      ? suggestionForValue(file, pointer, value)
      : (suggestionForMissing(file, pointer, valueAsText(missing)) ??
        whatBelongs(meta, pointer, valueAsText(missing)))) ?? words.suggestion;
  return {
    file: file.path,
    pointer: wrongName ?? pointer,
    message: `${what}: ${consequence}.`,
    suggestion,
  };
}

/** What a missing key is for. */
function whatBelongs(meta: JsonObject, pointer: string, key: string): string | undefined {
  const about = descriptionAt(meta, pointer, key);
  return about === undefined ? undefined : `What belongs there: ${about}`;
}

function unknownKey(file: SourceFile, meta: JsonObject, error: ShapeError): Defect {
  const key = String(error.params['additionalProperty']);
  const pointer = keyAt(error, key);
  return ignored(
    file,
    pointer,
    key,
    suggestionFor(file, pointer) ??
      didYouMean(key, keysAt(meta, error.instancePath)) ??
      suggestionForUnknown(file),
  );
}

function ignored(
  { path: file }: SourceFile,
  pointer: string,
  key: string,
  suggestion: string | undefined,
): Defect {
  return {
    file,
    pointer,
    message: `"${key}" is not a valid key here: it would be ignored and have no effect for visitors.`,
    suggestion,
  };
}

const keyAt = ({ instancePath }: ShapeError, key: string): string =>
  `${instancePath}/${escapedKey(key)}`;
