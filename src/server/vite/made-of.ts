import type { HotUpdateOptions, Plugin } from 'vite';

/** The source files of a generated module, besides the one it is named after. */
export type MadeOf = {
  /** Registers the source files of the module; call it before generating it, which may fail. */
  note: (module: string, files: readonly string[]) => void;
  hotUpdate: NonNullable<Plugin['hotUpdate']>;
};

/**
 * Vite does not look for imports in a module whose name ends in `.json?…`, so it does not know its
 * sources. Without this, a saved file would show up only after a restart of the dev server.
 */
export function madeOf(): MadeOf {
  const sources = new Map<string, ReadonlySet<string>>();
  return {
    note: (module, files) => void sources.set(module, new Set(files)),
    hotUpdate({ file, modules }: HotUpdateOptions) {
      const stale = [...sources].flatMap(([module, files]) => {
        const made = files.has(file) ? this.environment.moduleGraph.getModuleById(module) : null;
        return made ? [made] : [];
      });
      return stale.length === 0 ? undefined : [...new Set([...modules, ...stale])];
    },
  };
}
