import type { Evaluator } from '../logic/expressions/evaluate.ts';
import type { Expression } from '../logic/expressions/expression.ts';
import type { Scope } from '../logic/expressions/scope.ts';
import { isObject, type Json } from '../logic/json.ts';
import { pointer } from '../logic/pointer.ts';
import type { Template } from './types.ts';

export type TemplateEvaluator = (scope: Scope) => Json | undefined;

/** The expression that `{ "$": … }` holds, or undefined for any other JSON. */
export function templateExpression(template: Template): Expression | undefined {
  if (!isObject(template)) return undefined;
  return Object.keys(template).length === 1 ? template['$'] : undefined;
}

/** Every expression in a template, with its JSON pointer. */
export function templateExpressions(
  template: Template,
  at = '',
): { at: string; expression: Expression }[] {
  const expression = templateExpression(template);
  if (expression !== undefined) return [{ at: `${at}/$`, expression }];
  if (Array.isArray(template)) {
    return template.flatMap((item, index) => templateExpressions(item, `${at}/${index}`));
  }
  if (!isObject(template)) return [];
  return Object.entries(template).flatMap(([key, value]) =>
    templateExpressions(value, pointer(at, key)),
  );
}

/** Compiles a template; keys and items whose expression yields nothing are left out. */
export function compileTemplate(
  template: Template,
  compile: (expression: Expression) => Evaluator,
): TemplateEvaluator {
  const expression = templateExpression(template);
  if (expression !== undefined) return compile(expression);
  if (Array.isArray(template)) {
    const items = template.map((item) => compileTemplate(item, compile));
    return (scope) =>
      items.flatMap((item) => {
        const result = item(scope);
        return result === undefined ? [] : [result];
      });
  }
  if (isObject(template)) {
    const entries = Object.entries(template).map(
      ([key, value]) => [key, compileTemplate(value, compile)] as const,
    );
    return (scope) => {
      const filled: Record<string, Json> = {};
      for (const [key, value] of entries) {
        const result = value(scope);
        if (result !== undefined) filled[key] = result;
      }
      return filled;
    };
  }
  return () => template;
}
