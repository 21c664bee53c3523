import type { Weighed } from './weigh.ts';

/** Bytes of every chunk when the sizes were last recorded, by route (`recorded.json`). */
export type Recorded = Readonly<Record<string, Readonly<Record<string, number>>>>;

export const recordOf = (routes: readonly Weighed[]): Recorded =>
  Object.fromEntries(routes.map(({ name, chunks }) => [name, chunks]));

export const isOver = ({ bytes, limit }: Weighed): boolean => bytes > limit * 1024;

/** The chunks of a route that are new or have grown since it was recorded. */
export function growth({ name, chunks }: Weighed, recorded: Recorded): string[] {
  const before = recorded[name] ?? {};
  return Object.entries(chunks)
    .map(([chunk, size]) => ({ chunk, size, grown: size - (before[chunk] ?? 0) }))
    .filter(({ grown }) => grown > 0)
    .toSorted((a, b) => b.grown - a.grown)
    .map(({ chunk, size, grown }) => `${chunk}: ${kib(size)} (+${kib(grown)})`);
}

/** Bytes as `12.3 KiB`. */
export const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
