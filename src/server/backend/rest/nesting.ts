/** Postgres in WASM has a small stack, and spends minutes on JSON of thousands of levels. */
const DEEPEST = 100;

const TOKEN = /"(?:[^"\\]|\\.)*"?|[[{]|[\]}]/gs;

/** Whether JSON text nests deeper than any answer of a person could. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  for (const [token] of json.matchAll(TOKEN)) {
    if (token === '[' || token === '{') depth += 1;
    else if (token === ']' || token === '}') depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
