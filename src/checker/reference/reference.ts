import {
  FIELD_KINDS,
  FRAME,
  type Json,
  type JsonObject,
  OBJECT_FRAME,
  OPERATORS,
  OPERATOR_WORDS,
  isObject,
  isOperatorName,
  valueAsText,
} from '../../engine/core.ts';
import { AMBIENT_TEXTS } from '../wording/shown.ts';
import { type LanguagePart, languageSchema } from '../model/meta.ts';
import { NOT_APPLICABLE, RULES } from '../lint/rules/index.ts';

const FILES = [
  ['flow', 'flows/<name>.json'],
  ['step', 'schemas/<step>/schema.json'],
  ['ui', 'schemas/<step>/ui.json'],
  ['rules', 'schemas/<step>/rules.json'],
] as const;

/** The reference for analysts: everything the files can say, from the descriptions. */
function reference(): string {
  return [
    ...FILES.flatMap(([name, file]) => fileReference(name, file)),
    '### Operators in conditions, values and rules',
    '',
    ...table(
      ['operator', 'operands', 'gives', 'what it does'],
      Object.entries(OPERATORS).map(([name, { arity, gives }]) => [
        `\`${name}\``,
        arity[0] === arity[1] ? String(arity[0]) : `${arity[0]} or more`,
        gives,
        isOperatorName(name) ? OPERATOR_WORDS[name].about : '',
      ]),
    ),
    'Besides answers, `var` reads:',
    '',
    ...table(
      ['name', 'what it is'],
      [...AMBIENT_TEXTS].map(([name, { about }]) => [`\`${name}\``, about]),
    ),
    '### Widgets',
    '',
    `Every control on the page may also have ${codes(FRAME)}, an object without a widget ${codes(OBJECT_FRAME)}.`,
    '',
    ...table(
      ['widget', 'for', 'needs', 'may have', 'what it is'],
      Object.entries(FIELD_KINDS).map(
        ([name, { types, needs = [], limits = [], takes = [], about }]) => [
          `\`${name}\``,
          types.join(', '),
          codes([...needs, ...limits]),
          codes(takes),
          about,
        ],
      ),
    ),
    '### What `npm run validate` keeps true',
    '',
    ...table(
      ['code', 'what is kept true', ''],
      RULES.map(({ code, name, guarantee, severity }) => [
        code,
        name,
        guarantee,
        severity === 'error' ? '' : severity,
      ]),
    ),
    'Checks that this project does not make, and why:',
    '',
    ...table(['code', 'reason'], Object.entries(NOT_APPLICABLE)),
  ].join('\n');
}

const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

function fileReference(name: LanguagePart, file: string): string[] {
  const schema = languageSchema(name);
  const rows = keys(schema, '');
  for (const [key, part] of Object.entries(record(schema['definitions']))) {
    if (isObject(part)) rows.push(...keys(part, `${key}: `));
  }
  return [
    `### \`${file}\``,
    '',
    valueAsText(schema['description']),
    '',
    ...table(['key', '', 'what it says'], rows),
  ];
}

/** The keys of an object in a meta-schema, including those of nested objects. */
function keys(schema: JsonObject, path: string): string[][] {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.entries(record(schema['properties'])).flatMap(([key, part]): string[][] => {
    if (!isObject(part)) return [];
    const here = `${path}${key}`;
    const row = [`\`${here}\``, required.includes(key) ? 'required' : '', descriptionOf(part)];
    const items = isObject(part['items']) ? part['items'] : {};
    const variants = [part, items].flatMap((one) => [
      one,
      ...list(one['oneOf']),
      ...list(one['anyOf']),
    ]);
    const more = isObject(part['additionalProperties']) ? [part['additionalProperties']] : [];
    const inside = [...variants, ...more].flatMap((variant) => keys(variant, `${here}.`));
    return [row, ...inside];
  });
}

function descriptionOf(part: JsonObject): string {
  const values = Array.isArray(part['enum'])
    ? ` One of ${part['enum'].map((one) => `\`${valueAsText(one)}\``).join(', ')}.`
    : '';
  return `${valueAsText(part['description'])}${values}`;
}

function list(json: Json | undefined): JsonObject[] {
  return Array.isArray(json) ? json.filter(isObject) : [];
}

function record(json: Json | undefined): JsonObject {
  return isObject(json) ? json : {};
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const distinct = [...new Set(rows.map(line))];
  return [line(head), line(head.map(() => '---')), ...distinct, ''];
}

const START =
  '<!-- reference: made by `npx plumbline reference` from the descriptions in schemas/meta -->';
const END = '<!-- end of the reference -->';

/** The page with its generated part replaced. @throws if the markers are missing */
export function withReference(page: string): string {
  const start = page.indexOf(START);
  const end = page.indexOf(END);
  if (start < 0 || end < start) throw new Error('schemas/README.md has lost its markers.');
  return `${page.slice(0, start)}${START}\n\n${reference()}\n${page.slice(end)}`;
}
