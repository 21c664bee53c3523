import { build } from 'vite';
import { LICENSES } from './plugin.ts';

/**
 * Bundles the site without writing it, and resolves to the license of every package in it.
 * @throws like the build if one of them is not on the list of allowed licenses
 */
export async function licenseTable(): Promise<string> {
  const output = await build({ logLevel: 'warn', build: { write: false } });
  const files = Array.isArray(output) || !('output' in output) ? [] : output.output;
  const page = files.find(({ fileName }) => fileName === LICENSES);
  if (page?.type !== 'asset') throw new Error('The build has lost its list of licenses');
  const [, table = ''] = String(page.source).split('\n\n');
  return `${table}\n${table.split('\n').length} packages, all under allowed licenses`;
}
