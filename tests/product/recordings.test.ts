import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { recordText } from '../../src/checker/simulate/report.ts';
import { formatText } from '../../src/server/project/write.ts';

const recordings = readdirSync('flows').filter((name) => /\.(?:scenarios|seen)\.json$/.test(name));

test.each(recordings)('recording %s again changes no line of what stays the same', async (name) => {
  const text = readFileSync(`flows/${name}`, 'utf8');
  const kind = name.endsWith('.seen.json') ? 'seen' : 'scenarios';
  expect(await formatText(name, recordText(kind, JSON.parse(text)))).toBe(text);
});
