import type { Finding } from '../../../src/checker/lint/rule.ts';
import { lint } from '../../../src/checker/lint/run.ts';
import { applyAll, type Edit } from '../../../src/checker/project/edit.ts';
import type { ProjectTexts } from '../../../src/checker/project/source-file.ts';
import { isObject, valueAsText, type Json } from '../../../src/engine/logic/json.ts';
import { at, keysIn, pointer } from '../../../src/engine/logic/pointer.ts';

type Case = { texts: ProjectTexts; finding: Finding; here: Json | undefined };
/** Ways to do what the words say: more than one where they leave a choice. */
type Remedy = readonly [RegExp, (given: Case, words: readonly string[]) => Edit[][]];

const SCHEMA = /ui\.json$/;
const json = (texts: ProjectTexts, file: string): Json => JSON.parse(texts.get(file) ?? 'null');
const parent = (place: string) => place.slice(0, place.lastIndexOf('/'));

const setHere = ({ finding: { file, pointer: set } }: Case, to: Json): Edit => ({ file, set, to });
const setBelow = ({ finding: { file, pointer: place } }: Case, to: Json, ...keys: string[]) => ({
  file,
  set: [place, ...keys].join('/'),
  to,
});
const removeHere = ({ finding: { file, pointer: remove } }: Case): Edit => ({ file, remove });

/** The step's schema beside its UI schema. */
const schemaOf = ({ finding: { file } }: Case) => file.replace(SCHEMA, 'schema.json');

/** What messages tell an analyst to do, and the edits that do exactly that. */
const REMEDIES: readonly Remedy[] = [
  [/^Write the whole path: "(.+)"\.$/, (given, [path = '']) => [[setHere(given, path)]]],
  [
    /^Did you mean "(.+?)"\?(?: Type the name again: .+)?$/,
    (given, [word = '']) => [replaced(given, word)],
  ],
  [/^Known here: ([^,]+)(?:, .+)?\.$/, (given, [word = '']) => known(given, word)],
  [/^Write "([^"]+)"\.$/, (given, [text = '']) => [[setHere(given, text)]]],
  [
    /^Write "(\$schema)": "(.+)"\.$/,
    ({ finding: { file } }, [key = '', to = '']) => [[{ file, set: `/${key}`, to }]],
  ],
  [/^Write (\{.+\})\.$/, (given, [text = '']) => [[setHere(given, JSON.parse(text))]]],
  [
    /^If that length is intended, write (\d+)\.$/,
    (given, [length]) => [[setHere(given, Number(length))]],
  ],
  [/^Take it out here, and name it under "required" of (\/allOf\/\d+\/\w+)\.$/, namedIn],
  [/^Take it out(?:\.|; .+|, or .+)$/, (given) => [[removeHere(given)]]],
  [
    /^Take it out: this text has no placeholders\.$/,
    (given) => [[setHere(given, valueAsText(given.here ?? '').replace(/ ?\{\w+\}/, ''))]],
  ],
  [/^Remove "(\w+)" here: /, (given) => [[removeHere(given)]]],
  [
    /^Add "(\w+)": (\{.+\}) with a prefix of your own\.$/,
    (given, [key = '', text = '']) => [[setBelow(given, JSON.parse(text), key)]],
  ],
  [
    /^Write "type": "(\w+)" in "items" of schema\.json\.$/,
    (given, [type = '']) => [
      [{ file: schemaOf(given), set: `${fieldPlace(given)}/items/type`, to: type }],
    ],
  ],
  [/^Take the message out: /, (given) => [[removeHere(given)]]],
  [/^Make the step before it lead here, or remove it\.$/, (given) => [[removeHere(given)]]],
  [
    /^Use lowercase letters, digits and hyphens, such as "(.+)"\.$/,
    (given, [id = '']) => [[setHere(given, id)]],
  ],
  [
    /^Add "(tooMany)" to "ui:options": /,
    ({ finding: { file, pointer: place } }, [option = '']) => {
      const field = keysIn(place)[1] ?? '';
      const look = file.replace('schema.json', 'ui.json');
      return [[{ file: look, set: `/${field}/ui:options/${option}`, to: 'Too many' }]];
    },
  ],
  [
    /^Add it to "required" of schema\.json, or take this out\.$/,
    (given) => [
      [required(given, schemaOf(given), keysIn(valueAsText(given.here ?? ''))[0] ?? '')],
      [removeHere(given)],
    ],
  ],
  [/^Use it or remove it\.$/, (given) => [[removeHere(given)]]],
  [/^Change where it leads, or remove it\.$/, (given) => [[removeHere(given)]]],
  [/^Put the fixed value last, or take it out\.$/, fixedLast],
  [
    /^Replace the "(\w+)" with the other operand/,
    (given) => [[setHere(given, at(given.here, '/if/2') ?? null)]],
  ],
  [
    /^Use "(.+)" in both places and remove "(.+)"\.$/,
    (given, [kept = '', other = '']) => {
      const { file, pointer: remove } = given.finding;
      return [
        [
          { file, remove: `${parent(remove)}/${other}` },
          { file, json: renamed(json(given.texts, file), other, kept) },
        ],
      ];
    },
  ],
  [
    /^Join them with "(\w+)" or "(\w+)"\.$/,
    (given, operators) =>
      operators.map((operator) => {
        const parts = Object.entries(isObject(given.here) ? given.here : {});
        return [setHere(given, { [operator]: parts.map(([key, value]) => ({ [key]: value })) })];
      }),
  ],
  [
    /^Use "==", or give a list as the second operand\.$/,
    (given) => {
      const [value = null, place = null] = operandsAt(given, 'in');
      return [[setHere(given, { '==': [place, value] })]];
    },
  ],
  [
    /^Add "(\w+)" to the errors in "ui:options"\.$/,
    (given, [keyword = '']) => [[setBelow(given, 'Check this', 'ui:options', 'errors', keyword)]],
  ],
  [
    /^Add "(\w+)" to "required" in schema\.json, or take the message out\.$/,
    (given, [name = '']) => [[required(given, schemaOf(given), name)], [removeHere(given)]],
  ],
  [
    /^Add "(\w+)" to "required"(?:\.|, or take the default out\.)$/,
    (given, [name = '']) => [[required(given, given.finding.file, name)]],
  ],
  [
    /^Add "(\w+)": "(\w+)" to "ui:options"\.$/,
    (given, [option = '', value = '']) => [[setBelow(given, value, 'ui:options', option)]],
  ],
  [
    /^Add "(\w+)": "(\w+)" to the step "(\w+)"\.$/,
    ({ texts, finding: { file } }, [key, to = '', id]) => [
      [{ file, set: `${stepPlace(texts, file, id)}/${key}`, to }],
    ],
  ],
  [
    /^Add "(.+)" where it belongs, or "(\*)"/,
    (given, names) => names.map((name) => [setHere(given, [...listAt(given), name])]),
  ],
  [/^Add "(.+)" below "(.+)", or "\*" for all fields that are not named\.$/, ordered],
  [/^Move "(.+)" below "(.+)"\.$/, ordered],
  [
    /^Use the widget "([^"]+)"(?: or "([^"]+)")?\.$/,
    (given, widgets) =>
      widgets
        .filter((name) => name !== undefined)
        .map((name) => [setBelow(given, name, 'ui:widget')]),
  ],
  [
    /^Use ((?:[\w-]+ or )*[\w-]+), or write "type": "\w+"/,
    (given, [widgets = '']) =>
      widgets.split(' or ').map((name) => [setBelow(given, name, 'ui:widget')]),
  ],
  [
    /, or write "type": "(\w+)"(?: in schema\.json)?\.$/,
    (given, [type = '']) => [
      [{ file: schemaOf(given), set: `${fieldPlace(given)}/type`, to: type }],
    ],
  ],
  [
    /^Use the mode "(\w+)" .+ or "(\w+)" /,
    (given, modes) => modes.map((mode) => [setHere(given, mode)]),
  ],
  [
    /^Write the pattern "(.+)" in schema\.json\.$/,
    (given, [pattern = '']) => [
      [
        {
          file: schemaOf(given),
          set: `${fieldPlace(given)}/pattern`,
          to: JSON.parse(`"${pattern}"`),
        },
      ],
    ],
  ],
  [
    /^Write the type of the answer, such as "type": "(\w+)"\.$/,
    (given, [type = '']) => [[setBelow(given, type, 'type')]],
  ],
  [
    /^Write "minItems": (\d+), or take "exclusive" out\.$/,
    (given, [least]) => [
      [
        {
          file: schemaOf(given),
          set: `/properties/${keysIn(given.finding.pointer)[0]}/minItems`,
          to: Number(least),
        },
      ],
      [removeHere(given)],
    ],
  ],
  [
    /^Write "(\w+)", or take it out\.$/,
    (given, [text = '']) => [[setHere(given, text)], [removeHere(given)]],
  ],
  [
    /^Write "store": "(\w+)" in ui\.json/,
    ({ finding }, [to = '']) => [
      [
        {
          file: finding.file.replace('schema.json', 'ui.json'),
          set: `/${keysIn(finding.pointer)[1]}/ui:options/store`,
          to,
        },
      ],
    ],
  ],
  [
    /^Write at most (\d+) as "progress" of "(.+)", or take it out there\.$/,
    ({ texts, finding: { file } }, [most, id]) => [
      [{ file, set: `${stepPlace(texts, file, id)}/progress`, to: Number(most) }],
      [{ file, remove: `${stepPlace(texts, file, id)}/progress` }],
    ],
  ],
  [
    /^Write at least (\d+) as "progress" here\.$/,
    (given, [least]) => [[setBelow(given, Number(least), 'progress')]],
  ],
  [
    /^Write a "(maxLength|minLength)" of (\d+) or (?:more|less), or a pattern/,
    ({ finding }, [key = '', length]) => [
      [{ file: finding.file, set: pointer(parent(finding.pointer), key), to: Number(length) }],
    ],
  ],
  [
    /^Set "(\w+)" to one of: (.+)\.$/,
    (given, [, all = '']) => all.split(', ').map((kind) => [setHere(given, kind)]),
  ],
  [
    /^Let the rule hold while "(.+)" is not answered: /,
    (given, [path = '']) => [
      [
        setBelow(
          given,
          { or: [{ '!': [{ answered: path }] }, at(given.here, '/valid') ?? null] },
          'valid',
        ),
      ],
    ],
  ],
  [
    /^Check first with (\{ "answered": ".+" \}), or give a default/,
    (given, [check = '']) => {
      const { file } = given.finding;
      const set = `/conditions/${valueAsText(given.here ?? '')}`;
      const was = at(json(given.texts, file), set);
      if (was !== undefined) return [[{ file, set, to: { and: [JSON.parse(check), was] } }]];
      return isObject(given.here)
        ? [[setHere(given, { and: [JSON.parse(check), given.here] })]]
        : [];
    },
  ],
  [
    /^Pass it with "state" instead of "query", or add "personal": \["(\w+)"\]/,
    (given, [name = '']) => {
      const { file, pointer: place } = given.finding;
      const transition = parent(parent(place));
      return [
        [
          { file, set: `${transition}/state`, to: { [name]: given.here ?? null } },
          removeHere(given),
        ],
        [{ file, set: `${transition}/personal`, to: [name] }],
      ];
    },
  ],
  [
    /, or write (\d+) if no draft has to change\.$/,
    (given, [version]) => [[setHere(given, Number(version))]],
  ],
  [
    /^Read the answer itself, such as (\{ "var": ".+" \}), or turn/,
    (given, [text = '']) => [[setHere(given, JSON.parse(text))]],
  ],
  [/^In rules\.json, require a "sum" of at least ([\d.]+) and at most ([\d.]+), /, totals],
];

/** Advice that leaves to a person what to write: no program could know. */
const FOR_A_PERSON: readonly RegExp[] = [
  /^Copy the meta-schema of a similar file /,
  /^Known here: /,
  /^Give the items exactly these properties, or use separate fields\.$/,
  /^Write "enum", "oneOf" or "x-options" in /,
  /^Write it under "outcome"\.$/,
  /^Figures of this step: \{/,
  /^This step has no figures: /,
  /^Say under "migrations" /,
  /^Remove the comma before a closing brace/,
  /^Add "ui:widget", one of /,
  /^Use the widget "output" and let the flow derive/,
  /^Write whole numbers of at least /,
  /^Add it under "definitions"\.$/,
  /^Keep one of the two\.$/,
  /^Type the name again: /,
  /^What belongs there: /,
  /^Write the text\.$/,
  /^Write two capital letters\.$/,
  /^Run npx plumbline new /,
  /^Move the target step down in the file/,
  /^Compute it only from answers /,
  /^Make the rule hold while its question is hidden/,
  /^Move it above the other one/,
  /^Give a part of it a name /,
  /^Write it as an "if" in the step/,
  /^Read the answer that is meant/,
  /^Read an answer of an earlier step/,
  /^Compare it only with fixed values/,
  /^Add a derivation with /,
  /^Add a "maxLength", and its message /,
  /^Take out the limits that contradict each other\.$/,
  /^Compute a value that fits/,
  /^Write the same in both places/,
  /^Write an answer that the schema of the field accepts/,
  /^Change the limit or the rule that refuses it/,
  /^Name the catalog that the schema takes/,
  /^Avoid a repeated part inside another/,
  /^Add it to the "properties" beside "required"/,
  /^Write \{ "number": /,
];

/** Each way to do to the letter what a finding says; none if it says nothing that a program can do. */
export function remediesOf(texts: ProjectTexts, finding: Finding): Edit[][] {
  const here = finding.pointer === '' ? undefined : at(json(texts, finding.file), finding.pointer);
  const said = finding.suggestion ?? firstOfListed(finding);
  return REMEDIES.flatMap(([words, remedy]) => {
    const found = words.exec(said);
    return found === null ? [] : remedy({ texts, finding, here }, found.slice(1));
  });
}

/**
 * What is wrong with the advice about a project: it says something that neither a program can follow nor
 * is left to a person, or the finding stays when it is followed to the letter.
 */
export function unheeded(texts: ProjectTexts): string[] {
  return lint(texts).flatMap((finding) => {
    const { code, pointer: place, message, suggestion } = finding;
    if (suggestion === undefined) return [];
    const ways = remediesOf(texts, finding);
    if (ways.length === 0 && !FOR_A_PERSON.some((words) => words.test(suggestion))) {
      return [`${code} ${place}: not followed: ${suggestion}`];
    }
    return ways
      .filter((edits) => lint(applyAll(texts, edits)).some((one) => isSame(one, finding)))
      .map((edits) => `${code} ${place}: ${message} Still there after ${JSON.stringify(edits)}`);
  });
}

const isSame = (one: Finding, other: Finding) =>
  one.code === other.code && one.pointer === other.pointer && one.message === other.message;

/** A message that lists the values itself needs no suggestion. */
function firstOfListed({ message }: Finding): string {
  const [, first] = / is none of ([^,:]+)/.exec(message) ?? [];
  return first === undefined ? '' : `Write "${first}".`;
}

/** The word that is meant takes the place of the one that is quoted, wherever it stands here. */
function replaced({ texts, finding, here }: Case, to: string): Edit[] {
  const { file, pointer: place, message } = finding;
  const [, wrong = ''] =
    / can never be "(.+?)"/.exec(message) ?? /"\{?(.+?)\}?"/.exec(message) ?? [];
  const key = keysIn(place).at(-1);
  if (key === wrong) {
    return [
      { file, remove: place },
      { file, set: pointer(parent(place), to), to: here ?? null },
    ];
  }
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (place === '' && to.endsWith('.json')) {
    return [
      { file, delete: true },
      { file: file.replace(name, to), json: json(texts, file) },
    ];
  }
  if (typeof here === 'string' && here.includes(`{${wrong}}`)) {
    return [{ file, set: place, to: here.replace(`{${wrong}}`, `{${to}}`) }];
  }
  return [{ file, set: place, to: renamed(here ?? null, wrong, to) }];
}

/** Every text and key that is this word becomes the other one. */
function renamed(value: Json, from: string, to: string): Json {
  if (Array.isArray(value)) return value.map((one) => renamed(one, from, to));
  if (!isObject(value)) return value === from ? to : value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key === from ? to : key,
      renamed(inner, from, to),
    ]),
  );
}

/** The first word of a list that is known here, where one value stands that is not. */
function known(given: Case, word: string): Edit[][] {
  const { here, finding } = given;
  if (typeof here === 'string') return [[setHere(given, word)]];
  const [, wrong = '""'] = / can never be (".+?"|\S+?): /.exec(finding.message) ?? [];
  const was: Json = JSON.parse(wrong);
  const operands = operandsAt(given, '==');
  if (!operands.includes(was)) return [];
  return [[setHere(given, { '==': operands.map((one) => (one === was ? word : one)) })]];
}

function operandsAt({ here }: Case, operator: string): readonly Json[] {
  const operands = at(here, `/${operator}`);
  return Array.isArray(operands) ? operands : [];
}

function listAt({ here }: Case): readonly Json[] {
  return Array.isArray(here) ? here : [];
}

/** The fixed value of a "firstOf" goes behind the others, or away. */
function fixedLast(given: Case): Edit[][] {
  const { texts, finding } = given;
  const list = parent(finding.pointer);
  const operands = listAt({ ...given, here: at(json(texts, finding.file), list) });
  const [fixed = null, ...others] = operands;
  return [
    [{ file: finding.file, set: list, to: [...others, fixed] }],
    [{ file: finding.file, remove: finding.pointer }],
  ];
}

function namedIn({ texts, finding, here }: Case, [branch = '']: readonly string[]): Edit[][] {
  const { file, pointer: remove } = finding;
  const place = `${branch}/required`;
  const named = at(json(texts, file), place);
  const others = Array.isArray(named) ? named : [];
  const added = others.includes(here ?? null) ? others : [...others, here ?? null];
  return [[{ file, remove }, ...(added === others ? [] : [{ file, set: place, to: added }])]];
}

function required({ texts }: Case, file: string, name: string): Edit {
  const names = at(json(texts, file), '/required');
  return { file, set: '/required', to: [...(Array.isArray(names) ? names : []), name] };
}

/** The schema of the field that a place of the UI schema, or a keyword of the schema, is about. */
function fieldPlace({ finding: { file, pointer: place } }: Case): string {
  return SCHEMA.test(file) ? `/properties/${keysIn(place)[0]}` : parent(place);
}

function stepPlace(texts: ProjectTexts, file: string, id: string | undefined): string {
  const steps = at(json(texts, file), '/steps');
  return `/steps/${Array.isArray(steps) ? steps.findIndex((step) => at(step, '/id') === id) : -1}`;
}

function ordered(given: Case, [name = '', above = '']: readonly string[]): Edit[][] {
  const rest = listAt(given).filter((one) => one !== name);
  return [
    [
      setHere(
        given,
        rest.flatMap((one) => (one === above ? [one, name] : [one])),
      ),
    ],
  ];
}

function totals({ texts, finding }: Case, [least, most]: readonly string[]): Edit[][] {
  const file = finding.file.replace('schema.json', 'rules.json');
  const [place = ''] = keysIn(finding.pointer).slice(-1);
  const [, list = place, share = ''] = / of "(\w+)\.\*\.(\w+)"/.exec(finding.message) ?? [];
  const sum: Json = { sum: [{ var: list }, share === '' ? 'percentage' : share] };
  const rule: Json = {
    id: 'hundred',
    at: `/${list}`,
    message: 'The shares must add up to 100',
    valid: { and: [{ '>=': [sum, Number(least)] }, { '<=': [sum, Number(most)] }] },
  };
  return [
    texts.has(file)
      ? [{ file, set: '/rules/0', to: rule }]
      : [{ file, json: { $schema: '../meta/rules.schema.json', rules: [rule] } }],
  ];
}
