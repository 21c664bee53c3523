import { parseSource, positionAt } from '../../../checker/project/source-file.ts';
import { isObject, type JsonObject, type Part } from '../../../engine/core.ts';

/**
 * Parses a pasted schema and UI schema, or returns a message about what is wrong with them. Also
 * accepts the format shared by the RJSF playground, an object that contains both.
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
