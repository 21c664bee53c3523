import { reference } from './reference.ts';

const START =
  '<!-- reference: made by `npx plumbline reference` from the descriptions in schemas/meta -->';
const END = '<!-- end of the reference -->';

/** The page with its generated part replaced. @throws if the markers are missing */
export function withReference(page: string): string {
  const start = page.indexOf(START);
  const end = page.indexOf(END);
  if (start < 0 || end < start) throw new Error('schemas/README.md has lost its markers.');
  return `${page.slice(0, start)}${START}\n\n${reference()}\n${page.slice(end)}`;
}
