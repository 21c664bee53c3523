/** `{ [name]: text }`, or nothing for '': for optional props. */
export function textFact<Name extends string>(
  name: Name,
  text: string,
): Partial<Record<Name, string>> {
  if (text === '') return {};
  const props: Partial<Record<Name, string>> = {};
  props[name] = text;
  return props;
}
