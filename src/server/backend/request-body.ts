import type { IncomingMessage } from 'node:http';

export class BodyTooLarge extends Error {}

/** Bytes that are no UTF-8: another text than the client's would be stored for them. */
export class BodyNotText extends Error {}

/**
 * The body as text. Rejects with `BodyTooLarge` as soon as more than `limit` bytes are seen, and
 * with `BodyNotText`.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // The request outlives the refusal: the client has to be able to read it.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > limit) break;
    chunks.push(bytes);
  }
  if (size <= limit) return textOf(Buffer.concat(chunks));
  // The rest is thrown away, or the connection would never get to its next request.
  request.resume();
  throw new BodyTooLarge();
}

function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new BodyNotText();
  }
}
