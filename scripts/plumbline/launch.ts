import { writeFileSync } from 'node:fs';
import { readProject } from '../../src/server/project/files.ts';
import { isLaunchFile, launchDocument, launchItems } from '../../src/site/launch/launch-list.ts';

/** Prints what has to be done before a launch, and fails while something is left. */
export function runLaunch({ write }: { write: boolean }): void {
  const files = [...readProject('.')].filter(([path]) => isLaunchFile(path));
  const items = launchItems(new Map(files));
  for (const { file, place, todo } of items) console.log(`${file}: ${place}\n  ${todo}`);
  console.log(items.length === 0 ? 'Ready for a launch.' : `${items.length} left before a launch.`);
  if (write) writeFileSync('docs/launch.md', launchDocument(items));
  if (items.length > 0 && !write) process.exitCode = 1;
}
