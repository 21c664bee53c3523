/** What is loaded by name, once. */
export type Loads<Module> = {
  /** Undefined where there is nothing of that name. */
  load: (name: string) => Promise<Module> | undefined;
  /** What has come already, and can be drawn without waiting for a promise. */
  loaded: (name: string) => Module | undefined;
};

/** Keeps what was loaded; a load that failed (dead network) is forgotten, so that the next call tries again. */
export function loadOnce<Module>(
  loaderOf: (name: string) => (() => Promise<Module>) | undefined,
): Loads<Module> {
  const loads = new Map<string, Promise<Module>>();
  const modules = new Map<string, Module>();
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
