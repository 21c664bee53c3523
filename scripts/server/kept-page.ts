import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ENCODINGS, isAccepted } from './encodings.ts';
import { REVALIDATE } from './headers.ts';

/** Sends a page that is the answer for many addresses. */
export type KeptPage = (request: IncomingMessage, response: ServerResponse, status: number) => void;

/** Keeps the page of a file and its compressed copies in memory; undefined where there is no file. */
export function keepPage(file: string): KeptPage | undefined {
  if (!existsSync(file)) return undefined;
  const plain = readFileSync(file);
  const compressed = ENCODINGS.flatMap(({ encoding, suffix }) =>
    existsSync(file + suffix) ? [{ encoding, bytes: readFileSync(file + suffix) }] : [],
  );
  return ({ method, headers }, response, status) => {
    const accepted = headers['accept-encoding'];
    const found = compressed.find(({ encoding }) => isAccepted(encoding, accepted));
    const bytes = found?.bytes ?? plain;
    response.writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': bytes.length,
      'Cache-Control': REVALIDATE,
      Vary: 'Accept-Encoding',
      ...(found && { 'Content-Encoding': found.encoding }),
    });
    response.end(method === 'HEAD' ? undefined : bytes);
  };
}
