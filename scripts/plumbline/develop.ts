import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withReference } from '../../src/checker/reference/reference.ts';
import { writeDatabaseTypes } from '../../src/server/backend/write-types.ts';
import { weighBuild } from '../../src/server/build/budgets/budgets.ts';
import { buildSite, whyNotBuildable } from '../../src/server/build/build.ts';
import { subsetFonts } from '../../src/server/build/fonts.ts';
import { buildEngine } from '../../src/server/build/package/build-engine.ts';
import { builtLicenseTable } from '../../src/server/licenses/plugin.ts';
import { readProject } from '../../src/server/project/files.ts';
import { formatText } from '../../src/server/project/write.ts';
import { loadSettings } from '../../src/server/setup/settings.mjs';
import { stampOf, writeStamp } from '../../src/server/setup/stamp.mjs';
import { stop } from './flows.ts';

export async function runBuild(): Promise<void> {
  const problem = whyNotBuildable(readProject('.'));
  if (problem !== null) return stop(`The site cannot be built:\n${problem}`);
  loadSettings('production');
  // Of before the build: what is edited meanwhile is not in it.
  const stamp = stampOf('.');
  console.log(await buildSite());
  writeStamp('.', stamp);
}

export function runBudgets({ record }: { record: boolean }): void {
  const { lines, grown } = weighBuild('dist', record);
  for (const line of lines) console.log(line);
  for (const line of grown) console.error(line);
  if (grown.length > 0) process.exitCode = 1;
}

export async function runBuildEngine(folder: string): Promise<void> {
  const peers = await buildEngine(folder);
  console.log(`${folder}: ES modules with types; the app brings ${peers.join(', ')}`);
}

export async function runReference({ root }: { root: string }): Promise<void> {
  const file = join(root, 'schemas/README.md');
  const page = withReference(readFileSync(file, 'utf8'));
  writeFileSync(file, (await formatText(file, page)) ?? page);
}

export async function runDatabaseTypes(): Promise<void> {
  console.log(`Wrote ${await writeDatabaseTypes()}`);
}

export async function runFonts(): Promise<void> {
  for (const line of await subsetFonts()) console.log(line);
}

export async function runLicenses(): Promise<void> {
  console.log(await builtLicenseTable());
}
