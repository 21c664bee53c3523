import type { HotUpdateOptions, Plugin } from 'vite';

/** The files that a generated module was made of besides the one that it is named after. */
export type MadeOf = {
  /** Says that the module was made of these files; call it also before making it can fail. */
  note: (module: string, files: readonly string[]) => void;
  hotUpdate: NonNullable<Plugin['hotUpdate']>;
};

/**
 * Vite looks for no imports in a module whose name ends in `.json?…`, so it does not know what
 * such a module was made of: a saved file would show only after a restart of the dev server.
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
