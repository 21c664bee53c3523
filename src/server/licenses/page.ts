import type { Shipped } from './shipped.ts';

const LINE = '-'.repeat(72);

/** `react 19.3.1: MIT`, one line for each package. */
function licenseTable(packages: readonly Shipped[]): string {
  return packages.map(({ name, version, license }) => `${name} ${version}: ${license}`).join('\n');
}

/** The text that ships with the site: what is in it, and each license once. */
export function licensePage(packages: readonly Shipped[]): string {
  const byText = new Map<string, Shipped[]>();
  for (const one of packages) {
    const text = one.text || one.license;
    byText.set(text, [...(byText.get(text) ?? []), one]);
  }
  const texts = [...byText].map(([text, group]) =>
    [LINE, group.map(({ name }) => name).join(', '), '', text].join('\n'),
  );
  return `This site contains the following open source software and fonts.\n\n${licenseTable(packages)}\n\n${texts.join('\n\n')}\n`;
}
