/** Up to `most` of the values, each at most once. */
export function sample<Value>(
  values: readonly Value[],
  most: number,
  random: () => number,
): Value[] {
  const pool = [...values];
  const picked: Value[] = [];
  while (picked.length < most && pool.length > 0) {
    picked.push(...pool.splice(Math.floor(random() * pool.length), 1));
  }
  return picked;
}
