/** Every combination of one value from each list. The last list varies fastest. */
export function* product<Value>(lists: readonly (readonly Value[])[]): Generator<Value[]> {
  const [first, ...rest] = lists;
  if (first === undefined) return void (yield []);
  for (const value of first) {
    for (const others of product(rest)) yield [value, ...others];
  }
}
