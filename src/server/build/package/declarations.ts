import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { reached } from '../../vite/reached.ts';

const LOCAL = /((?:from|import)\s*\(?\s*['"])(\.[^'"]*)\.tsx?(['"])/g;

/**
 * Writes the type declarations of modules in `src`, and of the modules they import, into a folder.
 * @throws with the compiler's output.
 */
export function writeDeclarations(entries: readonly string[], folder: string): void {
  const made = `${folder}-all`;
  // Several checkers each check what they have in common, which is most of so few modules.
  const options = ['-p', 'src/engine/tsconfig.json', '--outDir', made, '--checkers', '1'];
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', ...options],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stdout);
  const fileOf = (module: string) => join(made, module.replace(/\.tsx?$/, '.d.ts'));
  const next = (module: string) => {
    const found = readFileSync(fileOf(module), 'utf8').matchAll(LOCAL);
    return [...found].map(([line, , path]) =>
      relative('.', resolve(dirname(module), `${path}${/\.tsx['"]/.test(line) ? '.tsx' : '.ts'}`)),
    );
  };
  for (const module of reached(entries, next)) {
    const target = join(folder, relative('src', module).replace(/\.tsx?$/, '.d.ts'));
    mkdirSync(dirname(target), { recursive: true });
    cpSync(fileOf(module), target);
    writeFileSync(target, readFileSync(target, 'utf8').replace(LOCAL, '$1$2.js$3'));
  }
  rmSync(made, { recursive: true });
}
