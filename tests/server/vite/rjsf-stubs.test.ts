import { expect, it } from 'vitest';
import { STUBS } from '../../../src/server/vite/rjsf-stubs.ts';

type Module = Record<string, unknown>;

const stub = (name: string): Promise<Module> =>
  import(`data:text/javascript,${encodeURIComponent(STUBS[name] ?? '')}`);

it.each([
  ['omitExtraData.js', '@rjsf/utils/lib/schema/omitExtraData.js'],
  ['toPathSchema.js', '@rjsf/utils/lib/schema/toPathSchema.js'],
])(
  '%s is left out with all that it exports, and says so where it is called',
  async (name, file) => {
    const whole: Module = await import(file);
    const functions = Object.entries(await stub(name));
    expect(functions.map(([exported]) => exported).toSorted()).toEqual(
      Object.keys(whole).toSorted(),
    );
    for (const [, call] of functions) expect(call).toThrow('src/server/vite/rjsf-stubs.ts leaves');
  },
);
