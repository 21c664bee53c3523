/** Resolves a relative reference from a file: `a/b.json` and `../c.json` give `c.json`. */
export function resolvePath(from: string, reference: string): string {
  return [...from.split('/').slice(0, -1), ...reference.split('/')]
    .reduce<string[]>((parts, part) => {
      if (part === '' || part === '.') return parts;
      const isUp = part === '..' && parts.length > 0 && parts.at(-1) !== '..';
      return isUp ? parts.slice(0, -1) : [...parts, part];
    }, [])
    .join('/');
}

/** The relative reference from one file to another, always with a leading `./` or `../`. */
export function referenceTo(from: string, target: string): string {
  const here = from.split('/').slice(0, -1);
  const there = target.split('/');
  const differs = here.findIndex((part, index) => part !== there[index]);
  const shared = differs < 0 ? here.length : differs;
  const up = here.slice(shared).map(() => '..');
  return [...(up.length === 0 ? ['.'] : up), ...there.slice(shared)].join('/');
}

/** The last segment of a path, without the given ending. */
export function baseName(path: string, ending = ''): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.endsWith(ending) ? name.slice(0, name.length - ending.length) : name;
}

/** The folder of a path; `.` for a file at the root. */
export function folderOf(path: string): string {
  const end = path.lastIndexOf('/');
  return end < 0 ? '.' : path.slice(0, end);
}
