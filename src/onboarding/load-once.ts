/** What is loaded by its name, or whatever else names it, once. */
export type Loads<Module, Name = string> = {
  /** Undefined where there is nothing of that name. */
  load: (name: Name) => Promise<Module> | undefined;
  /** What has come already, and can be drawn without waiting for a promise. */
  loaded: (name: Name) => Module | undefined;
};

/** Keeps what was loaded; a load that failed (dead network) is forgotten, so that the next call tries again. */
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
