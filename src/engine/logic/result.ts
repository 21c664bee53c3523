/** The result of a check in the pure core: a value, or everything wrong with the input. */
export type Result<Value, Problem> =
  | { ok: true; value: Value }
  | { ok: false; problems: readonly Problem[] };

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function failed<Problem>(problems: readonly Problem[]): {
  ok: false;
  problems: readonly Problem[];
} {
  return { ok: false, problems };
}
