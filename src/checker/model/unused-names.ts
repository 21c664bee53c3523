import { references } from '../../engine/core.ts';
import { expressionsOf } from './expressions.ts';
import type { Model } from './model.ts';

/** A named condition or value of the flow. */
export type NamedExpression = { kind: 'condition' | 'value'; name: string };

/** The named conditions and values that nothing in the flow or its steps uses. */
export function unusedNames(model: Model): NamedExpression[] {
  const { flow, folders } = model;
  if (flow === undefined) return [];
  const used = new Set([
    ...expressionsOf(model).flatMap(({ expression }) =>
      references(expression).map(({ kind, name }) => `${kind} ${name}`),
    ),
    ...flow.derive.map(({ when }) => `condition ${when}`),
    ...flow.steps.flatMap(({ next }) => next.map(({ when }) => `condition ${when}`)),
    ...flow.steps.flatMap(({ show = {} }) =>
      Object.values(show).map((name) => `condition ${name}`),
    ),
    ...flow.pages.flatMap(({ alsoAsked = [] }) => alsoAsked.map(({ when }) => `condition ${when}`)),
    ...folders.flatMap(({ ui }) =>
      [...(ui?.text ?? '').matchAll(/"(when|choicesFrom)"\s*:\s*"([^"]+)"/g)].map(
        ([, key, name]) => `${key === 'when' ? 'condition' : 'value'} ${name}`,
      ),
    ),
  ]);
  return (['condition', 'value'] as const).flatMap((kind) =>
    Object.keys(flow[`${kind}s`])
      .filter((name) => !used.has(`${kind} ${name}`))
      .map((name) => ({ kind, name })),
  );
}
