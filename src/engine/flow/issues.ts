import { compileCondition, type Condition } from '../logic/expressions/evaluate.ts';
import type { Expression } from '../logic/expressions/expression.ts';
import type { Catalogs, Scope } from '../logic/expressions/scope.ts';
import { isObject, textOf, type Json, type JsonObject } from '../logic/json.ts';
import type { Definitions } from '../logic/expressions/lower.ts';
import { compileOffers } from './offers.ts';
import { at as valueAt, keysIn, pointer } from '../logic/pointer.ts';
import type { SchemaError } from '../language/schema-error.ts';

/** A rule that JSON Schema cannot express (`schemas/<step>/rules.json`). */
export type Rule = {
  id: string;
  /** Must be true for the step to be valid; reads answers by their full path. */
  valid: Expression;
  /** JSON pointer of the place in the step's data that shows the message; '' is the whole step. */
  at: string;
  message: string;
  /** Text of the toast, if it is another one. */
  toast?: string;
  /** `advice` is shown but never blocks Continue. */
  severity?: 'error' | 'advice';
};

/** A message to the visitor about a step's data. */
export type Issue = {
  /** JSON pointer into the step's data. */
  at: string;
  /** Text at the field and in the error summary. */
  message: string;
  /** Text of the toast, if the specification words it differently. */
  toast?: string;
  severity: 'error' | 'advice';
  /** Keyword of JSON Schema, or the id of a rule. */
  code: string;
};

export type StepCheck = {
  uiSchema: JsonObject;
  rules: readonly Rule[];
  /** All errors of the data against the step's schema; none when it is valid. */
  schemaErrors: (data: JsonObject) => readonly SchemaError[];
  definitions: Definitions;
  catalogs: Catalogs;
};

/** Keywords that only report that something inside them failed. */
const WRAPPERS = new Set(['if', 'allOf', 'anyOf', 'oneOf']);
/** Shown if a keyword has no message of its own; the linter reports that as C3. */
const NO_MESSAGE = 'Please check this answer';

/** Is this property of the step asked? False while `show` in the flow file hides it. */
export type Shows = (name: string) => boolean;

/**
 * Compiles the validation of one step: schema and offered choices first, then rules. Only the first
 * message per field is reported. `scope` holds the answers on the path, including the step's current data.
 */
export function compileIssues({
  uiSchema,
  rules,
  schemaErrors,
  definitions,
  catalogs,
}: StepCheck): (data: JsonObject, scope: Scope, shows?: Shows) => Issue[] {
  const compiled = rules.map((rule) => ({
    rule,
    holds: compileCondition(rule.valid, definitions, catalogs),
  }));
  const adviceList = adviceIn(uiSchema);
  const notOffered = compileOffers(uiSchema, definitions, catalogs);
  return (data, scope, shows = () => true) => {
    const checkAsked = (answers: JsonObject) => {
      const asked = askedErrors(schemaErrors(answers), shows);
      const errors = asked.flatMap((error) => errorsOfItem(error, answers, uiSchema));
      return errors.map((error) => ({ error, isGroup: isMissingGroup(error, uiSchema) }));
    };
    const found = firstOfEachPlace(
      [...errorsInGroups(data, checkAsked), ...notOffered(data, scope)]
        .filter(({ keyword }) => !WRAPPERS.has(keyword))
        .map((error) => schemaIssue(error, uiSchema)),
    );
    const errors = found.concat(ruleIssues(compiled, scope, found));
    return errors.concat(adviceOf(data, adviceList).filter(({ at }) => !covers(errors, at)));
  };
}

/** The errors without those about required answers to questions that are not asked. */
export function askedErrors(errors: readonly SchemaError[], shows: Shows): readonly SchemaError[] {
  return errors.filter(
    ({ instancePath, keyword, params }) =>
      keyword !== 'required' || instancePath !== '' || shows(String(params['missingProperty'])),
  );
}

/**
 * An item of a list without an answer is null. It is missing, whatever else its schema refuses of null,
 * and two of them are no duplicates. A choice that is not offered is an error of its whole list.
 */
function errorsOfItem(error: SchemaError, data: JsonObject, uiSchema: JsonObject): SchemaError[] {
  const { instancePath, keyword, params } = error;
  if (keyword === 'uniqueItems') {
    const isBlank = valueAt(data, pointer(instancePath, Number(params['i']))) === null;
    return isBlank ? [] : [error];
  }
  const [, list, index] = /^(.*)\/(\d+)$/.exec(instancePath) ?? [];
  if (list === undefined) return [error];
  const value = valueAt(data, instancePath);
  if (value === null)
    return [{ instancePath: list, keyword: 'required', params: { missingProperty: index } }];
  const isChoice = keyword === 'enum' && uiSchemaAt(uiSchema, list)['ui:widget'] !== 'list';
  return [isChoice ? { ...error, instancePath: list } : error];
}

type Asked = { error: SchemaError; isGroup: boolean };

/**
 * The errors of the data. A required group of fields without any answer counts as an empty one: its
 * fields show what is missing. A group that may be empty is itself what is missing.
 */
function errorsInGroups(
  data: JsonObject,
  check: (data: JsonObject) => readonly Asked[],
): SchemaError[] {
  const errors = check(data);
  const groups = errors.filter(({ isGroup }) => isGroup);
  if (groups.length === 0) return errors.map(({ error }) => error);
  const places = groups.map(({ error }) => keysIn(placeOf(error)));
  const found = errorsInGroups(places.reduce(withEmptyObject, data), check);
  const alone = groups.filter(
    ({ error }) => !found.some((other) => `${placeOf(other)}/`.startsWith(`${placeOf(error)}/`)),
  );
  return [...found, ...alone.map(({ error }) => error)];
}

const withEmptyObject = (data: JsonObject, [key = '', ...rest]: readonly string[]): JsonObject => ({
  ...data,
  [key]: rest.length === 0 ? {} : inside(data[key], rest),
});

/** The same in the object or list under a key. */
function inside(value: Json | undefined, path: readonly string[]): Json {
  if (!Array.isArray(value)) return withEmptyObject(isObject(value) ? value : {}, path);
  const [index = '', ...rest] = path;
  return value.map((item, at) => (String(at) === index ? inside(item, rest) : item));
}

/** True if a required object is missing that is drawn as a group of fields. */
function isMissingGroup(error: SchemaError, uiSchema: JsonObject): boolean {
  if (error.keyword !== 'required') return false;
  const look = uiSchemaAt(uiSchema, placeOf(error));
  const parts = Object.keys(look).filter((key) => !key.startsWith('ui:') && key !== 'items');
  return parts.length > 0 && look['ui:widget'] === undefined;
}

/** JSON pointer of the field that an error is about. */
const placeOf = ({ instancePath, keyword, params }: SchemaError): string =>
  keyword === 'required' ? pointer(instancePath, String(params['missingProperty'])) : instancePath;

/** Place of a field in the UI schema: list indices become `items`. */
export function uiSchemaAt(uiSchema: JsonObject, pointer: string): JsonObject {
  let here: Json | undefined = uiSchema;
  for (const key of keysIn(pointer)) {
    if (!isObject(here)) return {};
    here = /^\d+$/.test(key) ? here['items'] : here[key];
  }
  return isObject(here) ? here : {};
}

function schemaIssue(error: SchemaError, uiSchema: JsonObject): Issue {
  const { keyword } = error;
  const place = placeOf(error);
  const { errors, at: shownAt } = uiSchemaAt(uiSchema, `${place}/ui:options`);
  const text = isObject(errors) ? errors[keyword] : undefined;
  // What the whole step refuses is said at one of its fields, where it can be reached.
  const at = place || textOf(shownAt);
  return {
    at,
    ...(isObject(text)
      ? { message: textOf(text['inline']), toast: textOf(text['toast']) }
      : { message: textOf(text) || NO_MESSAGE }),
    severity: 'error',
    code: keyword,
  };
}

function ruleIssues(
  rules: readonly { rule: Rule; holds: Condition }[],
  scope: Scope,
  found: readonly Issue[],
): Issue[] {
  const broken = rules
    .filter(({ rule, holds }) => !covers(found, rule.at) && !holds(scope))
    .map(({ rule }): Issue => ({
      at: rule.at,
      message: rule.message,
      ...(rule.toast !== undefined && { toast: rule.toast }),
      severity: rule.severity ?? 'error',
      code: rule.id,
    }));
  // Advice must not hide an error that blocks Continue.
  const isError = ({ severity }: Issue) => severity === 'error';
  return firstOfEachPlace([...broken.filter(isError), ...broken.filter((one) => !isError(one))]);
}

type Advice = { key: string; pattern: RegExp; message: string };

/** Patterns under `ui:options.advice`: a hint, never an error (spec section 5, contact). */
function adviceIn(uiSchema: JsonObject): Advice[] {
  return Object.entries(uiSchema).flatMap(([key, field]): Advice[] => {
    const options = isObject(field) ? field['ui:options'] : undefined;
    const advice = isObject(options) ? options['advice'] : undefined;
    if (!isObject(advice)) return [];
    const pattern = regExp(textOf(advice['pattern']));
    return pattern === undefined ? [] : [{ key, pattern, message: textOf(advice['message']) }];
  });
}

/** A broken pattern must not break the step; the linter reports it as T6. */
function regExp(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}

function adviceOf(data: JsonObject, adviceList: readonly Advice[]): Issue[] {
  return adviceList.flatMap(({ key, pattern, message }): Issue[] => {
    const value = data[key];
    if (typeof value !== 'string' || value === '' || pattern.test(value)) return [];
    return [{ at: `/${key}`, message, severity: 'advice', code: 'advice' }];
  });
}

/** True if there is an issue at the pointer or below it. */
export function covers(issues: readonly Issue[], at: string): boolean {
  return issues.some((issue) => issue.at === at || issue.at.startsWith(`${at}/`));
}

function firstOfEachPlace(issues: readonly Issue[]): Issue[] {
  return issues.filter((issue, index) => issues.findIndex(({ at }) => at === issue.at) === index);
}
