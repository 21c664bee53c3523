import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
// Not by name: an old Node has no `parseEnv`, and would fail before it can say what it needs.
import util from 'node:util';

/**
 * Reads the `.env` files that Vite reads, so that the server knows what the pages were built with.
 * The environment wins, then the more specific file.
 *
 * @param {'production' | 'development'} mode
 */
export function loadSettings(mode) {
  for (const name of [`.env.${mode}.local`, `.env.${mode}`, '.env.local', '.env']) {
    const file = join(process.cwd(), name);
    if (!existsSync(file)) continue;
    for (const [setting, value] of Object.entries(util.parseEnv(readFileSync(file, 'utf8')))) {
      process.env[setting] ??= value;
    }
  }
}
