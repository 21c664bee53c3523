import { isJson, isObject } from '../../logic/json.ts';
import type { Answers } from '../types.ts';

/**
 * A replay link is `<path of a step>?replay=<answers>`: in development it shows what a visitor with
 * these answers sees. `npm run validate` prints such links, and the app opens them.
 */
export const REPLAY = 'replay';

/** The link, relative to the dev server, that opens `path` with these answers. */
export async function replayLink(path: string, answers: Answers): Promise<string> {
  return `${path}?${REPLAY}=${await packed(answers)}`;
}

/** Answers as deflated JSON in base64url: about half the length, safe in any URL. */
async function packed(answers: Answers): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(answers)),
    new CompressionStream('deflate-raw'),
  );
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The answers in a `replay` value; undefined if it is truncated or something else. */
export async function replayed(value: string): Promise<Answers | undefined> {
  try {
    const base64 = value.replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream('deflate-raw'));
    const answers: unknown = JSON.parse(new TextDecoder().decode(text));
    return isObject(answers) && isJson(answers) ? answers : undefined;
  } catch {
    return undefined;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer(),
  );
}
