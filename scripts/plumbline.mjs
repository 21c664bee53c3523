#!/usr/bin/env node
// The tools of analysts, operators and developers in one command: `npm run plumbline -- --help`.
import { checkNode } from '../src/server/setup/prepare.mjs';
import { loadTypeScript } from '../src/server/setup/typescript.mjs';

checkNode();
await loadTypeScript();
const { runPlumbline } = await import('./plumbline/program.ts');
await runPlumbline(process.argv);
