import { reached, stepEntry } from '../../vite/manifest.ts';
import type { Build } from './build.ts';

type Limits = {
  name: string;
  /** KiB. */ limit: number;
  /** The target that is missed. */ was?: number;
  /** Why it is missed. */ why?: string;
};

/** Extra KiB that a step may weigh for a widget, by its name. */
type Widgets = Readonly<Record<string, number>>;

/** One line of `budgets.json`; its `about` says what the keys mean. */
export type Budget = Limits &
  (
    | { html: readonly string[] }
    | {
        entries: readonly string[];
        own?: boolean;
        later?: boolean;
        except?: readonly string[];
        beyond?: string;
      }
    | { step: string; own?: boolean; beyond?: string }
    | { each: string; own?: boolean; with?: readonly string[]; widgets?: Widgets }
  );

/** A weighed route: `chunks` are the files that it consists of, by a name without a hash. */
export type Weighed = Limits & { bytes: number; chunks: Readonly<Record<string, number>> };

const BLOCKING = /<script(?![^>]*\btype=)(?![^>]*\b(?:async|defer)\b)[^>]*\bsrc="\/([^"]+)"/g;

/**
 * Weighs a build against every budget. Skips the budget of a step that no questionnaire has:
 * whatever replaced the step falls under the budget of all steps.
 * @throws if a budget names an entry that the build does not have: it would weigh nothing.
 */
export function weighAll(budgets: readonly Budget[], build: Build): Weighed[] {
  const named = new Set(budgets.flatMap(entriesOf));
  return budgets.flatMap((budget) => {
    if ('step' in budget && !(stepEntry(budget.step) in build.manifest)) return [];
    if ('html' in budget) return [weighBlocking(budget, budget.html, build)];
    if ('each' in budget) {
      return Object.keys(build.manifest)
        .map((key) => nameOf(key, build))
        .filter((name) => name.endsWith(budget.each) || name.startsWith(budget.each))
        .filter((name) => !named.has(name))
        .map((name) =>
          weigh(
            {
              ...budget,
              name: `${budget.name}: ${name}`,
              limit: budget.limit + allowance(budget.widgets, build.ownWidgets(name)),
            },
            [...(budget.with ?? []), name],
            build,
          ),
        );
    }
    return [
      weigh(
        { ...budget, without: closureOf(budget.beyond, budgets, build) },
        entriesOf(budget),
        build,
      ),
    ];
  });
}

const allowance = (widgets: Widgets = {}, own: readonly string[]) =>
  own.reduce((sum, widget) => sum + (widgets[widget] ?? 0), 0);

function entriesOf(budget: Budget): readonly string[] {
  if ('step' in budget) return [stepEntry(budget.step)];
  return 'entries' in budget ? budget.entries : [];
}

type Routes = Limits & {
  own?: boolean;
  later?: boolean;
  except?: readonly string[];
  without?: ReadonlySet<string>;
};

function weigh(
  { own, later, except, without, ...limits }: Routes,
  entries: readonly string[],
  build: Build,
): Weighed {
  const found = entries.map((entry) => keyOf(entry, build));
  const keys = own ? found : [...closure(found, build, later, except)];
  return sum(
    limits,
    keys
      .filter((key) => !without?.has(key))
      .map((key) => [nameOf(key, build), chunk(key, build).file]),
    build,
  );
}

function weighBlocking(limits: Limits, pages: readonly string[], build: Build): Weighed {
  const files = pages.flatMap((page) =>
    [...build.readText(page).matchAll(BLOCKING)].map(([, file = '']) => file),
  );
  return sum(
    limits,
    [...new Set(files)].map((file) => [file, file]),
    build,
  );
}

function sum(
  { name, limit, was }: Limits,
  files: readonly (readonly [string, string])[],
  build: Build,
): Weighed {
  const chunks: Record<string, number> = {};
  for (const [key, file] of files) {
    if (!file.endsWith('.js')) continue;
    // Shared chunks of the same name are added up.
    chunks[key] = (chunks[key] ?? 0) + build.gzipSize(file);
  }
  const bytes = Object.values(chunks).reduce((total, size) => total + size, 0);
  return { name, limit, ...(was === undefined ? {} : { was }), bytes, chunks };
}

function closureOf(route: string | undefined, budgets: readonly Budget[], build: Build) {
  if (route === undefined) return undefined;
  const found = budgets.find(({ name }) => name === route);
  if (found === undefined || !('entries' in found)) throw new Error(`There is no route "${route}"`);
  return closure(
    found.entries.map((entry) => keyOf(entry, build)),
    build,
  );
}

/** The key of an entry; shared chunks go by the bundler's name. */
function keyOf(entry: string, { manifest }: Build): string {
  if (manifest[entry] !== undefined) return entry;
  return Object.keys(manifest).find((key) => manifest[key]?.name === entry) ?? entry;
}

/** The entries and everything they import, as keys of the manifest. */
function closure(
  entries: readonly string[],
  build: Build,
  later = false,
  except: readonly string[] = [],
): ReadonlySet<string> {
  return reached(entries, (key) => {
    const { imports = [], dynamicImports = [] } = chunk(key, build);
    return [...imports, ...(later ? dynamicImports.filter((name) => !except.includes(name)) : [])];
  });
}

function chunk(key: string, { manifest }: Build) {
  const found = manifest[key];
  if (found === undefined) throw new Error(`${key} is not in the build: correct budgets.json`);
  return found;
}

/** The keys of shared chunks contain a hash, so the bundler's names are used instead. */
function nameOf(key: string, build: Build): string {
  return key.startsWith('_') ? (chunk(key, build).name ?? key) : key;
}
