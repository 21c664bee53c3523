import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { clientAddress, networkOf } from '../../../src/server/http/server.ts';

test.for([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1:a:b:c:d', '2001:db8:0:1::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['what a proxy sent', 'what a proxy sent'],
] as const)('%s counts as %s', ([address, network]) => {
  expect(networkOf(address)).toBe(network);
});

test.for([
  ['198.51.100.4:5123', '198.51.100.4'],
  ['[2001:db8:1:2::7]:5123', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::7', '2001:db8:1:2::/64'],
] as const)('the port that a proxy adds counts for nothing: %s', ([forwarded, network]) => {
  const request = new IncomingMessage(new Socket());
  request.headers['x-forwarded-for'] = forwarded;
  expect(clientAddress(request, true)).toBe(network);
});

test('a header identifies the client only behind a proxy, and only by the part that the proxy added', () => {
  const request = new IncomingMessage(new Socket());
  Object.defineProperty(request.socket, 'remoteAddress', { value: '192.0.2.1' });
  expect(clientAddress(request, true)).toBe('192.0.2.1');
  request.headers['x-forwarded-for'] = '203.0.113.9, 198.51.100.4';
  expect(clientAddress(request, true)).toBe('198.51.100.4');
  expect(clientAddress(request, false)).toBe('192.0.2.1');
});
