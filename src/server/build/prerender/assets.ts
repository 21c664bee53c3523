import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readManifest } from '../../vite/manifest.ts';

export type Assets = {
  /** The text of every style sheet of the given source modules and their imports. */
  styles: (...sources: string[]) => string[];
  /** URLs of the same style sheets. */
  sheets: (...sources: string[]) => string[];
  /**
   * URLs of the scripts that the given source modules need, the largest first: over HTTP/1.1 a browser
   * fetches six at a time, and the others wait for one of these to finish.
   */
  scripts: (...sources: string[]) => string[];
  /** The manifest key of a shared chunk, by its name in the build; a source for the functions above. */
  chunk: (name: string) => string;
  /** URL of a file that the build has hashed, by its source path. */
  url: (source: string) => string;
};

/** What pages need from a finished client build. */
export function readAssets(distDir: string): Assets {
  const manifest = readManifest(distDir);

  const entry = (source: string) => {
    const found = manifest[source];
    if (found === undefined) throw new Error(`${source} is not in the build manifest`);
    return found;
  };
  const closure = (sources: readonly string[], seen = new Set<string>()): string[] =>
    sources.flatMap((source) => {
      if (seen.has(source)) return [];
      seen.add(source);
      return [...closure(entry(source).imports ?? [], seen), source];
    });
  const unique = (files: readonly string[]) => [...new Set(files)];

  const sheetsOf = (sources: readonly string[]) =>
    unique(closure(sources).flatMap((source) => entry(source).css ?? []));

  return {
    styles: (...sources) =>
      sheetsOf(sources).map((file) => readFileSync(join(distDir, file), 'utf8').trim()),
    sheets: (...sources) => sheetsOf(sources).map((file) => `/${file}`),
    scripts: (...sources) =>
      unique(closure(sources).map((source) => entry(source).file))
        .filter((file) => file.endsWith('.js'))
        .map((file) => ({ file, size: statSync(join(distDir, file)).size }))
        .toSorted((a, b) => b.size - a.size)
        .map(({ file }) => `/${file}`),
    chunk(name) {
      const [key] = Object.entries(manifest).find(([, one]) => one.name === name) ?? [];
      if (key === undefined) throw new Error(`There is no chunk "${name}" in the build manifest`);
      return key;
    },
    url: (source) => `/${entry(source).file}`,
  };
}
