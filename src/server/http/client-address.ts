import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The address that limits apply to. Only the first half of an IPv6 address counts, since a
 * household or a server has the whole second half to itself. Behind our own proxy (`behindProxy`),
 * it is the last entry of X-Forwarded-For, which that proxy added; a client can forge the others. Some
 * proxies add the client's port, which changes with every connection.
 */
export function clientAddress(request: IncomingMessage, behindProxy: boolean): string {
  const forwarded = behindProxy ? lastOf(request.headers['x-forwarded-for']) : undefined;
  return networkOf(forwarded ?? request.socket.remoteAddress ?? '');
}

const lastOf = (header: string | string[] | undefined): string | undefined =>
  withoutPort([header ?? []].flat().join(',').split(',').at(-1)?.trim() ?? '') || undefined;

/** Such as `192.0.2.7:5123` or `[2001:db8::1]:5123`. */
const withoutPort = (address: string): string =>
  /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address)?.slice(1).find(Boolean) ?? address;

/** The unit that limits apply to: an IPv4 address as it is, an IPv6 address as its /64 network. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const all = [...groups, ...Array<string>(zeros).fill('0'), ...(tail?.split(':') ?? [])];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
