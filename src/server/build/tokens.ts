import { readFileSync } from 'node:fs';
import { isObject, type Json } from '../../engine/core.ts';

const FILE = 'src/engine/ui/tokens.json';

/**
 * A color of the site, such as `#10233A`, for pictures rendered outside it.
 * @throws if there is no token with that name
 */
export function colorOf(name: string): string {
  const tokens: Json = JSON.parse(readFileSync(FILE, 'utf8'));
  const value = isObject(tokens) && isObject(tokens['light']) ? tokens['light'][name] : undefined;
  if (typeof value !== 'string') throw new Error(`${FILE} has no color "${name}".`);
  return value;
}
