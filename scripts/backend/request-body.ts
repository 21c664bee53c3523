import type { IncomingMessage } from 'node:http';

export class BodyTooLarge extends Error {}

/** The body as text. Rejects with `BodyTooLarge` as soon as more than `limit` bytes are seen. */
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
  if (size <= limit) return Buffer.concat(chunks).toString('utf8');
  // The rest is thrown away, or the connection would never get to its next request.
  request.resume();
  throw new BodyTooLarge();
}
