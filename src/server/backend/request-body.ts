import type { IncomingMessage } from 'node:http';

export class BodyTooLarge extends Error {}

/** The body is not UTF-8: the text stored would differ from the client's. */
export class BodyNotText extends Error {}

/**
 * The body as text. Rejects with `BodyTooLarge` as soon as more than `limit` bytes are seen, and
 * with `BodyNotText`.
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // Keep the request open after a refusal, so that the client can read the response.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > limit) break;
    chunks.push(bytes);
  }
  if (size <= limit) return textOf(Buffer.concat(chunks));
  // Discard the rest, or the connection would never get to its next request.
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
