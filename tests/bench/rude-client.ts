import { request } from 'node:http';
import { connect } from 'node:net';
import { embeddedKey } from '../../src/engine/draft/remote/config.ts';

/**
 * An abusive client that does everything a server does not prevent, from one address, until the process
 * is killed: a hundred busy connections with the most expensive requests, endless new rows, pipelined
 * requests, responses that are never read, connections that send nothing.
 */
const [port = '', localAddress = ''] = process.argv.slice(2);
const target = { host: '127.0.0.1', port: Number(port), localAddress };
const TABLE = '/rest/v1/onboarding_answers';
const ID = 'rude-client-0000';
const BIG = 'x'.repeat(48_000);

const headers = (id: string) => ({
  apikey: embeddedKey,
  'x-onboarding-id': id,
  'content-type': 'application/json',
  prefer: 'resolution=merge-duplicates',
});
const aliases = Array.from({ length: 50 }, (_, n) => `a${n}:answers`).join(',');
const read = (query: string) => () => ({ method: 'GET', path: `${TABLE}?${query}`, id: ID });
const save = (id: string) => ({
  method: 'POST',
  path: TABLE,
  id,
  body: JSON.stringify({ id, answers: { text: BIG } }),
});

let rows = 0;
const kinds = [
  read(`select=${aliases}`),
  read(`select=${'a'.repeat(15_000)}`),
  read(`or=(id.eq.${encodeURIComponent('"' + '\\"'.repeat(2_000))})`),
  read(`answers->>text=like.${encodeURIComponent('%a'.repeat(200))}`),
  () => save(ID),
  () => save(`rude-row-${(rows += 1)}-000`),
];

for (let n = 0; n < 100; n += 1) askForEver(n);
for (let n = 0; n < 200; n += 1) stayThere('');
const head = Object.entries(headers(ID)).map(([name, value]) => `${name}: ${value}`);
const asked = [`GET ${TABLE}?select=${aliases} HTTP/1.1`, 'host: localhost', ...head, '', ''];
for (let n = 0; n < 50; n += 1) stayThere(asked.join('\r\n').repeat(20));

/** One busy connection; rejections do not slow it down. */
function askForEver(n: number): void {
  const kind = kinds[n % kinds.length];
  if (kind === undefined) return;
  const { method, path, id, body } = { body: undefined, ...kind() };
  const again = () => setImmediate(askForEver, n);
  const sent = request(
    { ...target, method, path, headers: headers(id), agent: false },
    (answer) => {
      answer.resume();
      answer.once('close', again);
    },
  );
  sent.once('error', () => setTimeout(again, 100));
  sent.end(body);
}

/** A connection that reads nothing and is reopened when closed. */
function stayThere(text: string): void {
  const socket = connect(target);
  socket.pause();
  socket.on('error', () => undefined);
  socket.once('connect', () => socket.write(text));
  socket.once('close', () => setTimeout(stayThere, 500, text));
}
