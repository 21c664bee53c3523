/** Something that cannot be normalized: its place in the file, and what to write instead. */
export type Problem = { pointer: string; message: string; suggestion: string };

/** What is found while a written schema is normalized for the engine. */
export type Notes = {
  problems: Problem[];
  /** What is not asked, though no answer that is asked depends on it. */
  left: Problem[];
  /** JSON pointer in the engine's schema → the one in the file; the longest prefix wins. */
  places: [string, string][];
};

export function emptyNotes(): Notes {
  return { problems: [], left: [], places: [] };
}

/** Maps a pointer in the engine's schema to its place in the file. */
export function placeInFile(places: Notes['places'], pointer: string): string {
  const inside = places.filter(([here]) => pointer === here || pointer.startsWith(`${here}/`));
  const longest = inside.reduce<[string, string] | undefined>(
    (best, place) => (best === undefined || place[0].length >= best[0].length ? place : best),
    undefined,
  );
  return longest === undefined ? pointer : `${longest[1]}${pointer.slice(longest[0].length)}`;
}
