/** Modules that are loaded once, by name or by another key. */
export type Loads<Module, Name = string> = {
  /** Undefined if there is nothing by that name. */
  load: (name: Name) => Promise<Module> | undefined;
  /** A module that has loaded, which can be drawn without waiting for a promise. */
  loaded: (name: Name) => Module | undefined;
};

/** Caches loads; a failed one (dead network) is dropped, so that the next call tries again. */
export function loadOnce<Module, Name = string>(
  loaderOf: (name: Name) => (() => Promise<Module>) | undefined,
): Loads<Module, Name> {
  const loads = new Map<Name, Promise<Module>>();
  const modules = new Map<Name, Module>();
  return {
    loaded: (name) => modules.get(name),
    load(name) {
      const known = loads.get(name);
      if (known !== undefined) return known;
      const started = loaderOf(name)?.();
      if (started === undefined) return undefined;
      loads.set(name, started);
      started.then(
        (module) => modules.set(name, module),
        () => loads.delete(name),
      );
      return started;
    },
  };
}
