const TOKEN = /"(?:[^"\\]|\\.)*"?|[eE][+-]?0*[1-9]\d{2,}/gs;

/** True if valid JSON text has a number with an exponent of three or more digits, such as 1e131071. */
export function hasEndlessFigures(json: string): boolean {
  for (const [token] of json.matchAll(TOKEN)) {
    if (!token.startsWith('"')) return true;
  }
  return false;
}
