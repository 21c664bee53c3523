/** Every choice of one value from each list; the last list's values change first. */
export function* product<Value>(lists: readonly (readonly Value[])[]): Generator<Value[]> {
  const [first, ...rest] = lists;
  if (first === undefined) return void (yield []);
  for (const value of first) {
    for (const others of product(rest)) yield [value, ...others];
  }
}
