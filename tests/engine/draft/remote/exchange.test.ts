import { expect, it } from 'vitest';
import { fakeClock } from '../world.ts';
import { device } from './device.ts';
import { conflict, fakeServer, unreachable } from './fake-server.ts';

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

it('a conflict after the first of the two rows was written leaves no column unlike the answers', async () => {
  const clock = fakeClock();
  const server = fakeServer(clock);
  const tab = device(server, clock).open();
  tab.change({ email: 'old@b.co' });
  await tab.saveNow();
  const { uuid } = tab.getSnapshot();
  const [mine, theirs] = ['mine@b.co', 'theirs@b.co'];
  server.fault = (call) => {
    if (call !== 'save') return undefined;
    server.fault = () => undefined;
    const version = '2027-01-01T12:00:00Z';
    const saved = { answers: { email: theirs }, currentStep: 4, flowVersion: 1, version };
    server.rows.set(uuid, { columns: { email: mine }, saved });
    return conflict;
  };
  tab.change({ email: mine });
  await clock.advance(5_000);
  expect(tab.getSnapshot().answers).toEqual({ email: theirs });
  expect(server.rows.get(uuid)).toMatchObject({
    columns: { email: theirs },
    saved: { answers: { email: theirs } },
  });
});
