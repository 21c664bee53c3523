import { bcd } from './data.ts';
import { SyntaxKind, type Node } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { bestOf } from './browser-paths.ts';
import { nodeAt, type Feature } from './floor.ts';

/** Attributes that React spells differently. */
const HTML_NAMES: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

/** Pages without scripts, where attributes unknown to TypeScript are spread from objects. */
const STATIC = /^src\/site\/marketing\/layout\//;

/** The element and attributes of a JSX tag, or an object's keys as attributes. */
export function attributePaths(node: Node, place: string): Feature[] {
  if (is.isJsxOpeningElement(node) || is.isJsxSelfClosingElement(node)) {
    const tag = node.tagName.getText();
    if (!/^[a-z]/.test(tag)) return [];
    const names = node.attributes.properties.flatMap((one) =>
      is.isJsxAttribute(one) ? [one.name.getText()] : [],
    );
    return [`html.elements.${tag}`, ...names.flatMap((name) => attribute(tag, name))];
  }
  if (node.kind !== SyntaxKind.PropertyAssignment || !is.isPropertyAssignment(node)) return [];
  return STATIC.test(place) ? spreadable(node.name.getText()) : [];
}

function attribute(tag: string, name: string): Feature[] {
  const plain = (HTML_NAMES[name] ?? name).toLowerCase();
  return [`html.elements.${tag}.${plain}`, `html.global_attributes.${plain}`].filter(
    (path) => nodeAt(path)?.__compat !== undefined,
  );
}

/** Attributes that an object may hold for a tag, e.g. `{ closedby: 'any' }`. */
function spreadable(name: string): Feature[] {
  const path = bestOf(
    Object.keys(bcd.html.elements ?? {}).map((tag) => `html.elements.${tag}.${name}`),
  );
  return path === undefined ? [] : [path];
}
