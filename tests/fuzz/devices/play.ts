import type { Answers } from '../../../src/engine/flow/types.ts';
import type { JsonObject } from '../../../src/engine/logic/json.ts';
import { read, sectionOf, write } from '../../../src/engine/logic/path.ts';
import type { Device, Tab } from '../../engine/draft/remote/device.ts';
import type { FakeClock } from '../../engine/draft/world.ts';
import { chance as seeded } from '../chance.ts';
import { FIELDS, openLedger, type Ledger } from './ledger.ts';

/** Two devices of one visitor, and the server that both talk to. */
export type Arena = {
  clock: FakeClock;
  devices: readonly [Device, Device];
  /** What happens to a device's next requests. */
  network: (device: number, state: Network) => void;
  /** The server's answers for a draft. */
  found: (uuid: string) => Promise<JsonObject>;
  /** Kills the server in the middle of a request and restarts it. */
  killServer?: () => void;
};

/** `lost`: the server handles the request, but its response never arrives. */
export type Network = 'on' | 'off' | 'lost';

export type Outcome = {
  given: number;
  /** Number of answers named in a notice. */
  conflicts: number;
  lost: string[];
  madeUp: string[];
  /** Number of tabs that disagree with the server at the end. */
  apart: number;
  /** The actions, for reading after a failure. */
  story: string[];
};

type Open = { device: number; tab: Tab; typing: string[] };

/** Plays a visitor's two devices with two tabs each until everything is online and idle again. */
export async function play(
  arena: Arena,
  seed: number,
  run: number,
  actions = 40,
): Promise<Outcome> {
  const { below, one: pick, weighted } = seeded(seed, run);
  const ledger = openLedger();
  const story: string[] = [];
  const opens = await openAll(arena, ledger);
  const front = [opens[0], opens[2]];

  const acts: readonly [weight: number, act: () => Promise<void> | void][] = [
    [10, () => edit(pick(opens))],
    [6, () => arena.clock.advance(below(3_000))],
    [2, () => turnNetwork()],
    [2, () => crash(pick(opens))],
    [1, () => reload(pick(opens))],
    [1, () => void pick(opens).tab.saveNow()],
    [1, () => look(pick(opens))],
    [arena.killServer === undefined ? 0 : 0.1, () => arena.killServer?.()],
  ];

  /** Brings a tab to the front; each device shows one tab at a time. */
  function look(open: Open) {
    const before = front[open.device];
    if (before === open) return;
    before?.tab.fire.hidden();
    front[open.device] = open;
    open.tab.fire.visible();
  }

  function edit(open: Open) {
    look(open);
    const field = pick(FIELDS);
    const answers = open.tab.answers();
    const value = ledger.give(field, read(answers, field));
    const how = pick(['typing', 'choice', 'continue'] as const);
    const section = sectionOf(field);
    const next = write(answers, field, value);
    story.push(`${nameOf(open)} ${how} ${value}`);
    open.typing = open.tab.isSettled() ? [] : open.typing;
    if (how === 'continue') open.tab.change({ [section]: next[section] });
    else {
      open.typing.push(value);
      open.tab.enter({ [section]: next[section] }, { pace: how, moment: {} });
    }
  }

  function turnNetwork() {
    const device = pick([0, 1]);
    const state = pick(['on', 'on', 'off', 'lost'] as const);
    story.push(`device ${device} ${state}`);
    arena.network(device, state);
    if (state === 'on') opens.forEach((open) => open.device === device && open.tab.fire.online());
  }

  function crash(open: Open) {
    story.push(`${nameOf(open)} crashes`);
    if (!open.tab.isSettled()) ledger.neverWritten(open.typing);
    open.tab.crash();
    reopen(open);
  }

  function reload(open: Open) {
    story.push(`${nameOf(open)} is loaded again`);
    open.tab.fire.hidden();
    open.tab.fire.left();
    open.tab.crash();
    reopen(open);
  }

  function reopen(open: Open) {
    open.tab = started(arena, open.device);
    open.typing = [];
  }

  const nameOf = (open: Open) => `device ${open.device}, tab ${opens.indexOf(open) % 2}:`;

  function listen() {
    for (const open of opens) {
      const texts = open.tab
        .takeNotices()
        .map(({ text, conflict }) => [text, JSON.stringify(conflict)].join(' '));
      ledger.tell(texts);
      story.push(...texts.map((text) => `${nameOf(open)} hears: ${text}`));
    }
  }

  for (let n = 0; n < actions; n += 1) {
    await weighted(acts)();
    listen();
  }
  await comeToRest(arena, opens, listen);
  return await outcomeOf(arena, opens, ledger, story);
}

function started({ devices }: Arena, device: number): Tab {
  const tab = (devices[device] ?? devices[0]).open();
  tab.connect();
  return tab;
}

/** Opens both devices with the same answers, sent by the first. */
async function openAll(arena: Arena, ledger: Ledger): Promise<[Open, Open, Open, Open]> {
  const first = started(arena, 0);
  let answers: Answers = {};
  for (const field of FIELDS) answers = write(answers, field, ledger.give(field, undefined));
  first.change(answers);
  const saved = first.saveNow();
  await arena.clock.advance(5_000);
  if ((await saved) !== 'saved') throw new Error('the first answers were not saved');
  const second = started(arena, 1);
  const resumed = second.resume(first.getSnapshot().uuid);
  await arena.clock.advance(5_000);
  if ((await resumed) !== 'resumed') throw new Error('the second device did not open the answers');
  const open = (device: number, tab: Tab): Open => ({ device, tab, typing: [] });
  return [open(0, first), open(0, started(arena, 0)), open(1, second), open(1, started(arena, 1))];
}

/** Puts everything online and shows every tab, without further input, until the devices are in sync. */
async function comeToRest(arena: Arena, opens: readonly Open[], listen: () => void): Promise<void> {
  for (const device of [0, 1]) arena.network(device, 'on');
  for (let turn = 0; turn < 2; turn += 1) {
    for (const { tab } of opens) {
      tab.fire.online();
      await arena.clock.advance(60_000);
      listen();
    }
    for (const open of opens) {
      open.tab.crash();
      open.tab = started(arena, open.device);
      await arena.clock.advance(5_000);
      listen();
    }
  }
}

async function outcomeOf(
  arena: Arena,
  opens: readonly [Open, ...Open[]],
  ledger: Ledger,
  story: string[],
): Promise<Outcome> {
  const found = await arena.found(opens[0].tab.getSnapshot().uuid);
  const same = JSON.stringify(sorted(found));
  const apart = opens.filter(({ tab }) => JSON.stringify(sorted(tab.answers())) !== same).length;
  for (const { tab } of opens) tab.close();
  return {
    given: ledger.count(),
    conflicts: ledger.named(),
    lost: ledger.lost(found),
    madeUp: ledger.madeUp(found),
    apart,
    story,
  };
}

/** The fields' answers in a fixed order. */
function sorted(answers: Parameters<typeof read>[0]): unknown[] {
  return FIELDS.map((field) => read(answers, field) ?? null);
}
