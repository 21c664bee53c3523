import type { Node } from 'jsonc-parser';
import { isOperatorName, operandKind } from '../../engine/core.ts';
import { itemsOf, propertiesOf, replacementToken, type Token } from './tokens.ts';

/**
 * Renames a field of list items in expressions that read the list: the key that `sum` and `pluck`
 * take, and paths in the tests of `all` and `some`. Only lists read by their own path are covered;
 * `npm run validate` finds the rest.
 * @param path dotted path of the field, in which `*` stands for the items
 */
export function renamedInExpressions(
  node: Node | undefined,
  path: readonly string[],
  name: string,
): Token[] {
  const star = path.lastIndexOf('*');
  if (node === undefined || star < 0) return [];
  const list = path.slice(0, star).join('.');
  const key = path.slice(star + 1);
  return visit(node);

  function visit(here: Node): Token[] {
    if (here.type === 'array') return itemsOf(here).flatMap(visit);
    return propertiesOf(here).flatMap((property) => [
      ...visit(property.value),
      ...inOperation(property.name, itemsOf(property.value)),
    ]);
  }

  function inOperation(operator: string, operands: readonly Node[]): Token[] {
    const [first, second] = operands;
    if (!isOperatorName(operator) || !readsList(first) || second === undefined) return [];
    const kind = operandKind(operator, 1);
    if (kind === 'name')
      return second.value === key.join('.') ? [replacementToken(second, name)] : [];
    return kind === 'test' ? inTest(second) : [];
  }

  function readsList(operand: Node | undefined): boolean {
    return propertiesOf(operand).some((one) => one.name === 'var' && one.value.value === list);
  }

  function inTest(test: Node): Token[] {
    if (test.type === 'array') return itemsOf(test).flatMap(inTest);
    return propertiesOf(test).flatMap((property) => {
      const isRead = property.name === 'var' || property.name === 'answered';
      if (!isRead) return inTest(property.value);
      const written = String(property.value.value).split('.');
      const isHere = key.every((part, index) => written[index] === part);
      return isHere
        ? [replacementToken(property.value, written.with(key.length - 1, name).join('.'))]
        : [];
    });
  }
}
