import { type Field, textOf } from '../../engine/core.ts';
import { limitsLength } from './pattern.ts';

/** Can a visitor type a text of any length? */
export function isEndless({ schema, ui }: Pick<Field, 'schema' | 'ui'>): boolean {
  const { type, format, pattern, maxLength } = schema;
  const isTyped =
    type === 'string' &&
    format === undefined &&
    schema['enum'] === undefined &&
    schema['const'] === undefined &&
    !['output', 'hidden'].includes(textOf(ui['ui:widget']));
  return (
    isTyped && maxLength === undefined && !(typeof pattern === 'string' && limitsLength(pattern))
  );
}
