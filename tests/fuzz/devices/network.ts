import { promises, type FakeClock } from '../../draft/world.ts';
import type { Network } from './play.ts';

/** Milliseconds of the devices' clock that an answer takes. */
const DELAY = 200;

type Fetch = typeof globalThis.fetch;

/** The way from the devices to the server that `send` reaches. */
export type Networks = {
  /** Fetches as the device of that number does, whose clock it is. */
  fetchOf: (device: number, clock: () => FakeClock) => Fetch;
  become: (device: number, state: Network) => void;
  /** Resolves when the server has answered all that was sent, and nothing more comes of it. */
  rest: () => Promise<void>;
};

export function openNetworks(send: Fetch): Networks {
  const states: Network[] = ['on', 'on'];
  let underWay = 0;
  let arrived = () => {};

  async function counted(...asked: Parameters<Fetch>): Promise<Response> {
    underWay += 1;
    try {
      return await send(...asked);
    } finally {
      underWay -= 1;
      arrived();
    }
  }

  return {
    fetchOf: (device, clock) => async (input, init) => {
      if (states[device] === 'off') throw new TypeError('no network');
      const sent = await counted(input, init);
      await new Promise<void>((later) => clock().after(DELAY, later));
      if (states[device] !== 'on') throw new TypeError('the answer is lost');
      return sent;
    },
    become(device, state) {
      states[device] = state;
    },
    async rest() {
      await settled();
      while (underWay > 0) {
        await new Promise<void>((next) => (arrived = next));
        await settled();
      }
    },
  };
}

/**
 * Lets everything settle that waits neither for a timer nor for the server. A module that is asked for
 * on demand, loaded or not, comes by way of the loader's own thread, in the order of asking: what a
 * device waits for is there once another one is.
 */
async function settled(): Promise<void> {
  await promises();
  await import('../../../src/draft/open-other.ts');
  await promises();
}
