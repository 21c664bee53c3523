import { isObject } from '../../logic/json.ts';
import { foreignLetters } from '../../logic/did-you-mean.ts';
import step from '../../../../schemas/meta/step.schema.json' with { type: 'json' };

/** What to write instead of a key that JSON Schema or RJSF supports but this project does not. */
export function suggestionFor({ path }: { path: string }, pointer: string): string | undefined {
  const key = pointer.slice(pointer.lastIndexOf('/') + 1);
  const file = path.slice(path.lastIndexOf('/') + 1);
  if (file === 'ui.json') {
    const isLook = key.startsWith('ui:') && foreignLetters(key) === undefined;
    return own(LOOKS, key) ?? (isLook ? (own(INSIDE, key.slice(3)) ?? FIXED) : undefined);
  }
  if (!isOfStep(path)) return undefined;
  if (/^(\/allOf\/\d+)?\/if\//.test(pointer)) return CONDITION;
  if (CONDITIONAL.has(key)) return conditional(pointer);
  if (/^\/(oneOf|anyOf)\/\d+\/[^/]+$/.test(pointer)) return KIND;
  if (/^\/depend\w+\/[^/]+\/oneOf\/\d+\/[^/]+$/.test(pointer)) return BRANCH;
  if (/\/(oneOf|anyOf)\/\d+\/[^/]+$/.test(pointer)) return CHOICE;
  return own(SCHEMAS, key) ?? (isOfField(key) ? AT_FIELD : undefined);
}

/** What to do with an unknown key. */
export function suggestionForUnknown({ path }: { path: string }): string | undefined {
  return isOfStep(path) || path.endsWith('/ui.json') ? FIXED : undefined;
}

/** Keywords that belong next to "properties" but are often put inside it. */
const BESIDE = new Set(['required', 'type', 'title', 'description', 'allOf', 'x-figures']);

/** What to write instead of a value that is not allowed here. */
export function suggestionForValue(
  { path }: { path: string },
  pointer: string,
  value: unknown,
): string | undefined {
  if (!isOfStep(path)) return undefined;
  const [, field = ''] = /\/properties\/([^/]+)$/.exec(pointer) ?? [];
  if (BESIDE.has(field) && !isObject(value)) {
    return `Move "${field}" out of "properties" and beside it: what is in there is a field.`;
  }
  if (pointer.endsWith('/format')) {
    return typeof value === 'string' ? (own(FORMATS, value) ?? PATTERN) : undefined;
  }
  if (pointer.endsWith('/items') && Array.isArray(value)) return ITEMS;
  if (!pointer.endsWith('/type') || !Array.isArray(value)) return undefined;
  return 'Write one type. A field that need not be answered is not in "required".';
}

/** How to add a missing key, if its name alone is not enough. */
export function suggestionForMissing(
  { path }: { path: string },
  pointer: string,
  key: string,
): string | undefined {
  if (!isOfStep(path)) return undefined;
  if (/^\/allOf\/\d+$/.test(pointer)) {
    return 'An entry of "allOf" is a condition with "if" and "then"; what always applies belongs to the step itself.';
  }
  if (/^\/allOf\/\d+\/if$/.test(pointer)) {
    return 'Write the fields under "properties", and their names under "required": otherwise the condition holds for a visitor who has not answered yet.';
  }
  return key === 'type' ? 'Write the type of the answer, such as "type": "string".' : undefined;
}

/** Suggestions apply to step schemas; other files have their own. */
const isOfStep = (path: string): boolean => /^schemas\/[^/]+\/schema\.json$/.test(path);

const own = (texts: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(texts, key) ? texts[key] : undefined;

const CONDITIONAL = new Set(['if', 'then', 'else', 'allOf']);

function conditional(pointer: string): string {
  if (/^\/(if|then|else)$/.test(pointer)) {
    return 'Put it in the list "allOf" of the step: "allOf": [{ "if": …, "then": … }].';
  }
  return /^\/allOf\/\d+\/(then|else)\/(if|then|else|allOf)$/.test(pointer)
    ? 'Add a separate entry to "allOf" of the step, with the field that decides in its "if": while that field is hidden, nothing depends on it.'
    : 'Only the step itself has conditions, in its list "allOf": move the fields that depend on others out to the step.';
}

const CONDITION =
  'A condition compares fields of the step by "const", "enum", "minimum" and "maximum" (also exclusive), and a list of choices by "contains"; all of its fields must fit. For "or" add an entry to "allOf" for each, with the same fields under "then"; for anything else branch in the flow, to a step of its own.';
const KIND =
  'A kind has "title", "description", "properties" and "required"; everything else belongs to one of its fields.';
const BRANCH =
  'A branch has "properties", among them the field that decides, and "required"; everything else belongs to one of its fields.';
const CHOICE =
  'A choice has "const", "title" and "description", and null only its type; everything else belongs to the field itself.';
const AT_FIELD = 'It applies to a field: write it on a field, under "properties".';
/** Keywords that are allowed only on fields. */
const isOfField = (key: string) => Object.hasOwn(step.definitions.field.properties, key);

const CHOICES =
  'List the values under "enum", or under "oneOf" of a field with a "const" and a "title" each; a longer list is a catalog, named by "x-options". Kinds that have fields of their own are "oneOf" of the step itself.';
const SHARED = 'Put it into "definitions" of the step, and name it as "#/definitions/address".';
const RULE = 'Write a rule in rules.json, with the message that the visitor reads.';
const DEPENDS =
  'Only the step itself has dependent fields: move them out to the step, or write a rule in rules.json.';
const ITEMS =
  'All items of a list are alike: describe one of them under "items". Unlike places are the fields of an object.';
const CLOSED = 'Take it out: a step has the fields under "properties" and no others.';
const PATTERN = 'Write a "pattern" that such a text matches.';

const NAMED =
  'A field is found by its name alone. What several share is under "definitions", and is named by "$ref".';
const FILES =
  'A draft cannot keep a file: ask for a text, with a widget of your own that uploads the file and answers with its address.';

const SCHEMAS: Readonly<Record<string, string>> = {
  oneOf: CHOICES,
  anyOf: CHOICES,
  contains: RULE,
  minContains: RULE,
  maxContains: RULE,
  formatMinimum: RULE,
  formatMaximum: RULE,
  $ref: SHARED,
  definitions: SHARED,
  $defs: SHARED,
  dependencies: DEPENDS,
  dependentRequired: DEPENDS,
  dependentSchemas: DEPENDS,
  additionalProperties: CLOSED,
  unevaluatedProperties: CLOSED,
  patternProperties: CLOSED,
  propertyNames: CLOSED,
  minProperties: RULE,
  maxProperties: RULE,
  prefixItems: ITEMS,
  additionalItems: ITEMS,
  writeOnly: 'Take it out: nothing reads it.',
  deprecated: 'Take it out: nothing reads it.',
  $comment: 'Say it in the commit: nothing reads it here.',
  $id: NAMED,
  $schema: NAMED,
  $anchor: NAMED,
  $dynamicAnchor: NAMED,
  $dynamicRef: NAMED,
  $recursiveRef: NAMED,
  $vocabulary: NAMED,
  unevaluatedItems: ITEMS,
  contentEncoding: FILES,
  contentMediaType: FILES,
  contentSchema: FILES,
  formatExclusiveMinimum: RULE,
  formatExclusiveMaximum: RULE,
  discriminator: 'Kinds that have fields of their own are "oneOf" of the step itself.',
};

const FORMATS: Readonly<Record<string, string>> = {
  'iso-time': 'Write "time".',
  'idn-email': 'Write "email".',
  'uri-reference': 'Write "uri".',
  iri: 'Write "uri".',
  url: 'Write "uri".',
  'data-url': FILES,
  password: 'A password cannot be asked for.',
};

const LATER =
  'A field that is only shown is "readOnly": true in schema.json, has the widget "output", and the flow derives it.';
const FIXED = 'Take it out: the form decides that for all fields alike.';

/** Suggestions that apply both to `ui:KEY` and to KEY inside `ui:options`. */
const INSIDE: Readonly<Record<string, string>> = {
  inline: 'Write "columns" inside of "ui:options".',
  orderable: 'Write "reorder" inside of "ui:options".',
  addable: 'Write "maxItems" in schema.json.',
  removable: 'Write "minItems" in schema.json.',
  copyable: 'Take it out: an item is added empty.',
  filePreview: FILES,
  optionsSchemaSelector: 'Write "discriminator" in schema.json.',
  definitions: 'Write the look at each field.',
};

const LOOKS: Readonly<Record<string, string>> = {
  'ui:placeholder': 'Write "placeholder" inside of "ui:options".',
  'ui:autocomplete': 'Write "autocomplete" inside of "ui:options".',
  'ui:help': 'Write "note" inside of "ui:options".',
  'ui:hint': 'Write "ui:description".',
  'ui:enumOrder': 'Choices stand in the order of "enum" or of their catalog.',
  'ui:inputType':
    'Use the widget that asks for it, such as "email" or "phone", or write "inputmode" inside of "ui:options".',
  'ui:rows': 'Write "rows" inside of "ui:options", with the widget "textarea".',
  'ui:allowClearTextInputs': 'Take it out: every text can be cleared.',
  'ui:enumDisabled': 'Let the flow compute what is offered, and name that value in "choicesFrom".',
  'ui:readonly': LATER,
  'ui:disabled': LATER,
  'ui:order': 'Fields of an object stand in the order of schema.json.',
  'ui:title': 'Write "title" in schema.json.',
  'ui:description': 'Write "description" in schema.json.',
  'ui:field': 'Use "ui:widget", with a widget of schemas/README.md.',
  'ui:options': 'Options belong to a field, or to "ui:layout", "ui:continue" and "ui:blocks".',
  'ui:submitButtonOptions': 'The buttons of a step are its "actions" in the flow.',
  rows: 'A text of several lines has the widget "textarea", which takes "rows".',
  label: 'Write "ui:title" beside "ui:options".',
  readonly: LATER,
  disabled: LATER,
  help: 'Write "note".',
  enumNames: 'Write the words under "choices".',
  ...INSIDE,
  inputType: 'Use the widget that asks for it, such as "email" or "phone", or write "inputmode".',
  enumDisabled: 'Let the flow compute what is offered, and name that value in "choicesFrom".',
  enumOrder: 'Choices stand in the order of "enum" or of their catalog.',
  yearsRange: 'Write "minimum" and "maximum" of a year, or a rule in rules.json for a date.',
  order: 'Fields of an object stand in the order of schema.json.',
  widget: 'Write "ui:widget" beside "ui:options".',
  description: 'Write "ui:description" beside "ui:options".',
  field: 'Use "ui:widget", with a widget of schemas/README.md.',
  accept: FILES,
};
