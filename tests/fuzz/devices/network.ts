import { promises, type FakeClock } from '../../engine/draft/world.ts';
import type { Network } from './play.ts';

/** Milliseconds on the devices' clock until a response arrives. */
const DELAY = 200;

type Fetch = typeof globalThis.fetch;

/** The network between the devices and the server that `send` reaches. */
export type Networks = {
  /** `fetch` for the device with this number, on that device's clock. */
  fetchOf: (device: number, clock: () => FakeClock) => Fetch;
  become: (device: number, state: Network) => void;
  /** Resolves when the server has answered all requests and their effects have settled. */
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
 * Lets everything settle that waits for neither a timer nor the server. Dynamic imports, loaded or not,
 * go through the loader's own thread and resolve in the order requested, so the devices' imports are
 * done once another one is.
 */
async function settled(): Promise<void> {
  await promises();
  await import('../../../src/engine/draft/open-other.ts');
  await promises();
}
