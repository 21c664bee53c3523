/** What cannot be written out, at its place in the file, and what to write instead. */
export type Problem = { pointer: string; message: string; suggestion: string };

/** What is found on the way from a schema as it is written to the one that the engine reads. */
export type Notes = {
  problems: Problem[];
  /** JSON pointer in the engine's schema → where the file says it; the longest prefix counts. */
  places: [string, string][];
};

export function emptyNotes(): Notes {
  return { problems: [], places: [] };
}

/** The place in the file of what is at a pointer of the engine's schema. */
export function placeInFile(places: Notes['places'], pointer: string): string {
  const inside = places.filter(([here]) => pointer === here || pointer.startsWith(`${here}/`));
  const longest = inside.reduce<[string, string] | undefined>(
    (best, place) => (best === undefined || place[0].length >= best[0].length ? place : best),
    undefined,
  );
  return longest === undefined ? pointer : `${longest[1]}${pointer.slice(longest[0].length)}`;
}
