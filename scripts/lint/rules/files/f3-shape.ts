import type { SchemaError } from '../../../../src/flow/issues.ts';
import type { Draft } from '../../finding.ts';
import { DECLARED, declaredMeta, expectedMeta, metaErrors, metaSchema } from '../../model/meta.ts';
import { describedTexts } from '../../model/described-texts.ts';
import { escapeKey, type SourceFile } from '../../project/source-file.ts';
import type { LintRule } from '../../rule.ts';
import { didYouMean } from '../../suggest.ts';

/** Keywords that only say that something inside of them failed. */
const WRAPPERS = new Set(['anyOf', 'oneOf', 'allOf', 'if', 'propertyNames']);

export const f3: LintRule = {
  code: 'F3',
  keeps: 'Every file has the shape that its meta-schema describes, and names it for the editor.',
  severity: 'error',
  check: ({ files }) => files.flatMap((file) => [...declaration(file), ...shape(file)]),
};

function declaration(file: SourceFile): Draft[] {
  const expected = expectedMeta(file.path);
  if (expected === null || file.json === undefined) return [];
  const declared = declaredMeta(file);
  const known = declared !== undefined && metaSchema(declared) !== undefined;
  if (known && (expected === DECLARED || declared === expected)) return [];
  return [
    {
      file: file.path,
      pointer: '/$schema',
      message: `"$schema" must name ${expected === DECLARED ? 'a meta-schema that exists' : expected}: without it the editor helps nobody, and mistakes come as far as a visitor.`,
    },
  ];
}

function shape(file: SourceFile): Draft[] {
  const expected = expectedMeta(file.path);
  const meta = expected === DECLARED ? declaredMeta(file) : expected;
  if (meta === null || meta === undefined || file.json === undefined) return [];
  const errors = metaErrors(meta, file.json) ?? [];
  const inner = errors.filter(({ keyword }) => !WRAPPERS.has(keyword));
  return (inner.length > 0 ? inner : errors).map((error) =>
    error.keyword === 'pattern' ? misshapen(file, error) : described(file.path, error),
  );
}

/** What belongs there, in the words that the editor shows as well, not a regular expression. */
function misshapen(file: SourceFile, error: SchemaError): Draft {
  const pointer = error.instancePath;
  const found = describedTexts(file).find((text) => text.pointer === pointer);
  if (found === undefined || found.description === '') return described(file.path, error);
  return {
    file: file.path,
    pointer,
    message: `"${found.text}" is not what belongs here: the step or the page it belongs to could not be shown. What belongs here: ${found.description}`,
  };
}

function described(file: string, { instancePath, keyword, params, ...rest }: SchemaError): Draft {
  const text = 'message' in rest ? String(rest.message) : keyword;
  const extra = params['additionalProperty'];
  if (keyword === 'additionalProperties') {
    return {
      file,
      pointer: `${instancePath}/${escapeKey(String(extra))}`,
      message: `"${String(extra)}" is not a key of this place: it would be ignored, and the visitor would not get what it asks for.`,
      ...suggestionFor(String(extra), params),
    };
  }
  return {
    file,
    pointer: instancePath,
    message: `This ${text}${allowed(params)}: the step or the page it belongs to could not be shown.`,
  };
}

function suggestionFor(key: string, params: SchemaError['params']): { suggestion?: string } {
  const known = Array.isArray(params['known']) ? params['known'].map(String) : KEYS;
  const suggestion = didYouMean(key, known);
  return suggestion === undefined ? {} : { suggestion };
}

/** Words of the language that are mistyped most. */
const KEYS = [
  'id',
  'path',
  'label',
  'answers',
  'savedStep',
  'progress',
  'prefill',
  'save',
  'actions',
  'submit',
  'interlude',
  'next',
  'when',
  'to',
  'query',
  'state',
  'title',
  'description',
  'type',
  'required',
  'properties',
  'items',
  'enum',
  'const',
  'default',
  'format',
  'pattern',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'x-options',
  'readOnly',
  'ui:widget',
  'ui:options',
  'ui:title',
  'ui:description',
  'ui:order',
  'ui:blocks',
  'ui:continue',
  'ui:layout',
  'catalog',
  'choices',
  'choicesFrom',
  'errors',
  'exclusive',
  'columns',
  'autocomplete',
  'inputmode',
  'placeholder',
  'why',
  'note',
  'width',
  'valid',
  'at',
  'message',
  'severity',
  'rules',
];

function allowed(params: SchemaError['params']): string {
  const { allowedValue, allowedValues } = params;
  if (Array.isArray(allowedValues)) return ` (${allowedValues.join(', ')})`;
  return allowedValue === undefined ? '' : ` (${JSON.stringify(allowedValue)})`;
}
