import { bcd } from './data.ts';
import { readFileSync } from 'node:fs';
import { parse, type AtRule, type Declaration, type Rule } from 'postcss';
import { nodeAt, type Feature, type Use } from './floor.ts';

/** Units that share an entry in MDN's data. */
const UNITS: readonly [RegExp, Feature][] = [
  [/\d(?:[dsl]v(?:h|w|b|i|min|max))\b/, 'css.types.length.viewport_percentage_units_dynamic'],
  [/\dcq(?:w|h|i|b|min|max)\b/, 'css.types.length.container_query_length_units'],
];

/** The features that a style sheet uses: at-rules, selectors, properties, keywords and functions. */
export function styleFeatures(file: string): Use[] {
  return featuresOf(readFileSync(file, 'utf8')).map((feature) => ({ feature, place: file }));
}

/** The features that CSS text uses, by MDN's paths. */
export function featuresOf(css: string): Feature[] {
  const found = new Set<Feature>();
  parse(css).walk((node) => {
    if (node.type === 'atrule') for (const path of atRule(node)) found.add(path);
    if (node.type === 'rule') for (const path of selector(node)) found.add(path);
    if (node.type === 'decl') for (const path of declaration(node)) found.add(path);
  });
  return [...found].filter((path) => nodeAt(path)?.__compat !== undefined);
}

function atRule({ name, params }: AtRule): Feature[] {
  const rule = `css.at-rules.${name}`;
  const words = params.match(/[a-z-]+/g) ?? [];
  const range = /[<>]/.test(params) ? [`${rule}.range_syntax`] : [];
  return [rule, ...range, ...words.map((word) => `${rule}.${word}`)];
}

const selector = ({ selector: text, parent }: Rule): Feature[] => [
  ...(parent?.type === 'rule' ? ['css.selectors.nesting'] : []),
  ...[...text.matchAll(/::?([a-z-]+)/g)].map(([, name]) => `css.selectors.${name}`),
];

function declaration({ prop, value }: Declaration): Feature[] {
  if (prop.startsWith('--')) return functions(value);
  const property = `css.properties.${prop}`;
  const words = value.match(/(?<![\w-])[a-z][a-z-]*(?![\w-]|\()/g) ?? [];
  return [
    property,
    ...words.map((word) => `${property}.${word}`),
    ...functions(value),
    ...UNITS.flatMap(([unit, path]) => (unit.test(value) ? [path] : [])),
  ];
}

const functions = (value: string): Feature[] =>
  [...value.matchAll(/([a-z][a-z-]*)\(/g)].flatMap(([, name = '']) => TYPES.get(name) ?? []);

/** Paths of CSS functions by name; MDN lists them under the type that they return. */
const TYPES = new Map<string, Feature[]>();
for (const [type, node] of Object.entries(bcd.css.types ?? {})) {
  for (const name of [type, ...Object.keys(node ?? {})]) {
    const path = name === type ? `css.types.${type}` : `css.types.${type}.${name}`;
    TYPES.set(name, [...(TYPES.get(name) ?? []), path]);
  }
}
