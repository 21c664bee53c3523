import { expect, it } from 'vitest';
import { fakeClock } from '../world.ts';
import { device } from './device.ts';
import { fakeServer, unreachable } from './fake-server.ts';

it('the server copy of a draft does not leak into a draft begun meanwhile', async () => {
  const clock = fakeClock();
  const server = fakeServer(clock);
  const here = device(server, clock);
  const before = here.open();
  before.change({ email: 'before@b.co' });
  await before.saveNow();
  before.close();

  const tab = here.open();
  server.delay = 500;
  tab.connect();
  await clock.advance(100);
  tab.startOver();
  await clock.advance(60_000);
  expect(tab.getSnapshot().answers).toEqual({});
});

it('input in a draft that was begun while the client loaded goes to its own id', async () => {
  const clock = fakeClock();
  const server = fakeServer(clock);
  const { open } = server;
  server.open = async (uuid) => {
    await new Promise<void>((resolve) => clock.after(2_000, resolve));
    return await open(uuid);
  };
  const tab = device(server, clock).open();
  tab.connect();
  tab.change({ email: 'before@b.co' });
  const before = tab.getSnapshot().uuid;
  await clock.advance(1_000);
  tab.startOver();
  tab.change({ email: 'after@b.co' });
  await clock.advance(60_000);
  expect(server.answers(before)).toEqual({});
  expect(server.answers(tab.getSnapshot().uuid)).toEqual({ email: 'after@b.co' });
  expect(tab.saveState()).toMatchObject({ kind: 'saved' });
});

it('a network that returns during an attempt does not start a second one', async () => {
  const clock = fakeClock();
  const server = fakeServer(clock);
  server.fault = (call) => (call === 'fetch' ? unreachable : undefined);
  server.delay = 500;
  const tab = device(server, clock).open();
  tab.connect();
  tab.change({ email: 'a@b.co' });
  await clock.advance(900);
  expect(server.calls).toEqual(['fetch']);
  tab.fire.online();
  await clock.advance(500);
  expect(server.calls).toEqual(['fetch']);
});
