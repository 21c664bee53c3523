import { code, plain, table } from './markdown.ts';
import type { Place } from './place.ts';
import type { ValueChange, ValueChanges } from './values.ts';

const PARTS: readonly { kind: ValueChange['kind']; title: string }[] = [
  { kind: 'amount', title: 'Prices, fees and limits' },
  { kind: 'word', title: 'Words' },
  { kind: 'order', title: 'Order' },
  { kind: 'setting', title: 'Other settings' },
];

/** Changed prices, texts and settings as Markdown, one table per step or file. Empty if none. */
export function valueLines({
  newFiles,
  goneFiles,
  brokenFiles,
  changes,
  offeredBy,
}: ValueChanges): string[] {
  const files = [
    ...newFiles.map((path) => `- ${code(path)} is new.`),
    ...goneFiles.map((path) => `- ${code(path)} is gone.`),
    ...brokenFiles.map((path) => `- ${code(path)} is not valid JSON any more.`),
  ];
  return [
    ...(files.length === 0 ? [] : ['', '### Files', '', ...files]),
    ...PARTS.flatMap(({ kind, title }) => {
      const found = changes.filter((change) => change.kind === kind);
      return found.length === 0 ? [] : ['', `### ${title}`, ...groups(found, offeredBy)];
    }),
  ];
}

function groups(
  changes: readonly ValueChange[],
  offeredBy: ValueChanges['offeredBy'],
): readonly string[] {
  const names = [...new Set(changes.map(({ place }) => place.group))];
  return names.flatMap((name) => {
    const offered = (offeredBy.get(name) ?? []).map(code);
    const rows = changes
      .filter(({ place }) => place.group === name)
      .map(({ place, before, after }) => [where(place), shown(before), shown(after)]);
    const heading = `${code(name)}${offered.length === 0 ? '' : `, offered in ${offered.join(', ')}`}`;
    return ['', heading, '', ...table(['Where', 'Before', 'After'], rows)];
  });
}

const where = ({ part, what }: Place) =>
  [...(part === '' ? [] : [code(part)]), ...(what === '' ? [] : [plain(what)])].join(' ');

const shown = (text: string | null) => (text === null ? '(none)' : plain(text));
