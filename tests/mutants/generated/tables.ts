import type { Edit } from '../../../src/checker/project/edit.ts';
import type { ProjectTexts } from '../../../src/checker/project/source-file.ts';
import type { Mutant } from '../mutant.ts';

/** Possible mistakes in migrations, as text replacements. */
const CHANGES: Readonly<Record<string, readonly [find: RegExp, by: (found: string) => string][]>> =
  {
    'number of a migration changed': [
      [
        /\bbetween \d+ and \d+/g,
        (found) => found.replace(/\d+$/, (n) => String(Math.max(1, Math.floor(Number(n) / 4)))),
      ],
      [/\{\d+,\d+\}/g, (found) => found.replace(/\d+/, (n) => String(Number(n) + 2))],
      [/<= \d+/g, (found) => found.replace(/\d+/, (n) => String(Math.floor(Number(n) / 1000)))],
    ],
    'column of a migration changed': [
      [
        /^ {2}[a-z_]+ (text|jsonb|integer)\b/gm,
        (found) => found.replace(/(text|jsonb|integer)$/, 'boolean'),
      ],
      [/^ {2}[a-z_]+ text\b/gm, (found) => found.replace(/(\w+) text/, '$1_old text')],
      [/^ {2}[a-z_]+ text$/gm, (found) => `${found} not null`],
    ],
    'access of a migration changed': [
      [/create policy "[^"]+"[\s\S]*?;\n/g, () => ''],
      [/alter table \S+ (enable|force) row level security;\n/g, () => ''],
      [/revoke all on [\s\S]*?;\n/g, () => ''],
      [/\(id = \(select private\.onboarding_id\(\)\)\)/g, () => '(true)'],
      [/\b(insert|update) \([^)]*\),\n/g, (found) => found.replace(/, \w+\)/, ')')],
      [/to anon;/g, () => 'to authenticated;'],
      [
        /#>> '\{\w+,\w+\}'/g,
        (found) => found.replace(/\w+\}'/, (name) => `${name.slice(0, -2)}s}'`),
      ],
    ],
  };

/** Mutants of the migrations, by kind. */
export function tableMutants(texts: ProjectTexts): { kind: string; mutant: Mutant }[] {
  const files = [...texts].filter(([path]) => path.endsWith('.sql'));
  return Object.entries(CHANGES).flatMap(([kind, changes]) =>
    files.flatMap(([file, text]) =>
      changes.flatMap(([find, by]) =>
        [...text.matchAll(find)].flatMap((found) => {
          const after = `${text.slice(0, found.index)}${by(found[0])}${text.slice(found.index + found[0].length)}`;
          const edit: Edit = { file, text: after };
          return after === text ? [] : [{ kind, mutant: { edits: [edit] } }];
        }),
      ),
    ),
  );
}
