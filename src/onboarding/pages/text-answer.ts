import type { Json } from '../../logic/json.ts';

/** `{ [name]: answer }` when the answer is a text, else nothing: for optional props. */
export function textAnswer<Name extends string>(
  name: Name,
  answer: Json | undefined,
): Partial<Record<Name, string>> {
  if (typeof answer !== 'string') return {};
  const props: Partial<Record<Name, string>> = {};
  props[name] = answer;
  return props;
}
