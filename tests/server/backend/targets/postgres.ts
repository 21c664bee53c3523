import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrations, readRoles } from '../../../../src/server/backend/migrations.ts';

const VERSIONS = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

export type Postgres = {
  /** Directory of its socket; it listens on no port. */
  socket: string;
  sql(statements: string): Promise<string>;
  close(): void;
};

/**
 * Starts Debian's PostgreSQL in a temporary directory, with the roles and migrations applied. PostgreSQL
 * refuses to run as root: in that case it runs as its package's user `postgres`.
 */
export async function openPostgres(): Promise<Postgres> {
  const bin = findPostgres() ?? installPostgres();
  const socket = mkdtempSync(join(tmpdir(), 'plumbline-postgres-'));
  const data = join(socket, 'data');
  if (isRoot) run('chown', ['postgres', socket]);
  runAsOwner(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '-N',
  ]);
  const options = `-k ${socket} -h '' -c fsync=off -c timezone=UTC -c log_min_messages=panic`;
  runAsOwner(join(bin, 'pg_ctl'), ['-D', data, '-w', '-o', options, '-l', '/dev/null', 'start']);
  const postgres: Postgres = {
    socket,
    sql: (statements) => psql(join(bin, 'psql'), socket, statements),
    close: () => {
      runAsOwner(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(socket, { recursive: true });
    },
  };
  try {
    await postgres.sql(`${readRoles()}\nalter role authenticator login;`);
    for (const { sql } of readMigrations()) await postgres.sql(sql);
    return postgres;
  } catch (error) {
    postgres.close();
    throw error;
  }
}

/** Directory of the newest installed version's programs. */
function findPostgres(): string | undefined {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS) : [];
  return versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(VERSIONS, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')));
}

function installPostgres(): string {
  if (!isRoot) throw new Error('PostgreSQL is needed: sudo apt-get install postgresql');
  console.log('Installing PostgreSQL with apt-get ...');
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (!install()) {
    run('apt-get', ['update']);
    install();
  }
  const bin = findPostgres();
  if (bin === undefined) throw new Error('apt-get install postgresql failed: install it by hand');
  return bin;
}

const runAsOwner = (program: string, parameters: string[]) =>
  isRoot
    ? run('runuser', ['-u', 'postgres', '--', program, ...parameters])
    : run(program, parameters);

function run(program: string, parameters: string[]): void {
  // Not in the project's folder: the user postgres may have no access to it.
  const { status, stderr } = spawnSync(program, parameters, {
    cwd: tmpdir(),
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
}

/** Runs statements until the first error; resolves to their output. */
function psql(program: string, socket: string, statements: string): Promise<string> {
  const quiet = ['-X', '-q', '-t', '-A', '-v', 'ON_ERROR_STOP=1', '-f', '-'];
  const child = spawn(program, ['-h', socket, '-U', 'postgres', ...quiet, 'postgres']);
  const printed: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
  child.stdin.end(statements);
  return new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => {
      if (code === 0) done(Buffer.concat(printed).toString('utf8'));
      else fail(new Error(`psql: ${Buffer.concat(errors).toString('utf8')}`));
    });
  });
}
