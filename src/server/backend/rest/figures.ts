const TOKEN = /"(?:[^"\\]|\\.)*"?|[eE][+-]?0*[1-9]\d{2,}/gs;

/** Whether valid JSON text has a figure with an exponent of three digits or more, as 1e131071. */
export function hasEndlessFigures(json: string): boolean {
  for (const [token] of json.matchAll(TOKEN)) {
    if (!token.startsWith('"')) return true;
  }
  return false;
}
