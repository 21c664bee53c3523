/** Postgres in WASM has a small stack, and spends minutes on JSON with thousands of levels. */
const DEEPEST = 100;

const TOKEN = /"(?:[^"\\]|\\.)*"?|[[{]|[\]}]/gs;

/** True if JSON text is nested deeper than any person's answer could be. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  for (const [token] of json.matchAll(TOKEN)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
