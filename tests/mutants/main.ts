import { parseArgs } from 'node:util';
import { readProject } from '../../scripts/project/files.ts';
import { killAll, scoreText } from './kill.ts';

/** Lowest share of mutants that must be killed, in percent (issue of the linter). */
const REQUIRED = 98;

const { values } = parseArgs({ options: { root: { type: 'string', default: '.' } } });
const outcomes = killAll(readProject(values.root));
const { text, percent } = scoreText(outcomes);
console.log(text);
if (percent < REQUIRED) process.exitCode = 1;
