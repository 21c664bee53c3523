import { loadModule } from '../ui/until-loaded.ts';

/** Modules that are loaded once, by name or by another key. */
export type Loads<Module, Name = string> = {
  /**
   * Undefined if there is nothing by that name. Pass it to `use` whether it has loaded or not: React
   * breaks the state of a component that calls `use` in one attempt to render and not in the next.
   */
  load: (name: Name) => Load<Module> | undefined;
  /** A module that has loaded, for code that does not call `use`. */
  loaded: (name: Name) => Module | undefined;
};

/** React reads these fields, so that `use` returns a module that has loaded without suspending. */
type Load<Module> = Promise<Module> & { status?: 'fulfilled'; value?: Module };

/** Caches loads; one that fails (dead network) rejects and is dropped: the next call tries again. */
export function loadOnce<Module, Name = string>(
  loaderOf: (name: Name) => (() => Promise<Module>) | undefined,
): Loads<Module, Name> {
  const loads = new Map<Name, Load<Module>>();
  return {
    loaded: (name) => loads.get(name)?.value,
    load(name) {
      const known = loads.get(name);
      if (known !== undefined) return known;
      const loader = loaderOf(name);
      if (loader === undefined) return undefined;
      const started: Load<Module> = attempt(loader);
      loads.set(name, started);
      started.then(
        (value) => Object.assign(started, { status: 'fulfilled', value }),
        () => loads.delete(name),
      );
      return started;
    },
  };
}

async function attempt<Module>(loader: () => Promise<Module>): Promise<Module> {
  const module = await loadModule(loader);
  if (module === undefined) throw new Error('A part of the page has not loaded');
  return module;
}
