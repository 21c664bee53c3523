type Packages = Readonly<Record<string, string>>;

/** Needed only by apps that use it. */
const OPTIONAL = new Set(['@supabase/supabase-js']);

/** The name of the package that an import belongs to. */
export function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
}

/**
 * The packages that the app must provide, in the versions that this project is built with.
 * @throws for an import that is not a dependency of the project.
 */
export function peersOf(
  imports: Iterable<string>,
  versions: Packages,
): { peerDependencies: Packages; peerDependenciesMeta: Record<string, { optional: true }> } {
  const names = [...new Set([...imports].map(packageOf))].sort();
  const peerDependencies = names.map((name) => {
    const version = versions[name];
    if (version === undefined) throw new Error(`${name} is not a dependency of this project.`);
    return [name, version] as const;
  });
  const optional = names.filter((name) => OPTIONAL.has(name));
  return {
    peerDependencies: Object.fromEntries(peerDependencies),
    peerDependenciesMeta: Object.fromEntries(
      optional.map((name) => [name, { optional: true }] as const),
    ),
  };
}
