import { parseSource, positionAt } from '../../analysis/project/source-file.ts';
import type { Part } from '../../flow/language/part.ts';
import { isObject, type JsonObject } from '../../logic/json.ts';

/**
 * A schema and its UI schema as somebody pastes them, or a sentence about what they are not. What the
 * playground of RJSF shares, an object with both, is understood as well.
 */
export function pastedFrom(typed: { schema: string; ui: string }): {
  part?: Part;
  problem?: string;
} {
  const schema = objectIn('The JSON Schema', typed.schema);
  const ui = objectIn('The UI schema', typed.ui.trim() === '' ? '{}' : typed.ui);
  if (typeof schema === 'string') return { problem: schema };
  if (typeof ui === 'string') return { problem: ui };
  const { schema: inside, uiSchema } = schema;
  return isObject(inside)
    ? { part: { schema: inside, ui: isObject(uiSchema) ? uiSchema : ui } }
    : { part: { schema, ui } };
}

function objectIn(what: string, text: string): JsonObject | string {
  const { json, syntax } = parseSource('', text);
  if (isObject(json)) return json;
  const [first] = syntax;
  if (first === undefined) return `${what} is not an object.`;
  const { line, column } = positionAt(text, first.offset);
  return `${what} is not valid JSON at line ${line}, column ${column}.`;
}
