import { timingSafeEqual } from 'node:crypto';

/** Compares in a time that does not tell how much of the secret was right. */
export function isSameSecret(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
