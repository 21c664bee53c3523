/** The items that contain every word of the search, in any order; all items for an empty search. */
export function matching<Item>(
  items: readonly Item[],
  sought: string,
  wordsOf: (item: Item) => string,
): readonly Item[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items.filter((item) => {
    const own = wordsOf(item).toLowerCase();
    return words.every((word) => own.includes(word));
  });
}
