import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createDraftStore } from '../../../src/engine/draft/draft-store.ts';
import { migrator } from '../../../src/engine/draft/migrations/migrate.ts';
import type { DraftPolicy } from '../../../src/engine/draft/types.ts';
import { samplePolicy } from './sample-policy.ts';
import { seeded } from './seeded.ts';
import { fakeClock, fakeRandom, fakeStorage } from './world.ts';

/** The next release calls `email` `contactEmail`. */
const next: DraftPolicy = {
  ...samplePolicy,
  flowVersion: 2,
  sections: [...samplePolicy.sections.filter((name) => name !== 'email'), 'contactEmail'],
  upgrade: (section, value) =>
    samplePolicy.upgrade(section === 'contactEmail' ? 'email' : section, value),
  migrate: migrator([{ version: 2, move: { email: 'contactEmail' } }]),
};

const releases = { old: samplePolicy, next } as const;
type Release = keyof typeof releases;
/** The section that holds the e-mail in each release. */
const EMAIL = { old: 'email', next: 'contactEmail' } as const;

type Act = { in: Release; do: 'email' | 'state' | 'empty' | 'reload' };
const act: fc.Arbitrary<Act> = fc.record({
  in: fc.constantFrom<Release>('old', 'next'),
  do: fc.constantFrom<Act['do']>('email', 'email', 'state', 'empty', 'reload'),
});

it.each([true, false])(
  'tabs of two releases over one storage keep the last answers of both (events: %s)',
  (hears) => {
    seeded(
      fc.property(fc.array(act, { maxLength: 30 }), (acts) => {
        const browser = fakeStorage();
        let opened = 0;
        const open = (release: Release) => {
          const { storage, events } = browser.open();
          const random = fakeRandom((opened += 1));
          const world = { storage, policy: releases[release], clock: fakeClock(), random };
          return createDraftStore(hears ? { ...world, events } : world);
        };
        const tabs = { old: open('old'), next: open('next') };
        const last: Record<string, string> = {};
        tabs.old.change({ operatingState: 'Ohio' });
        last['operatingState'] = 'Ohio';
        for (const [n, one] of acts.entries()) {
          const tab = tabs[one.in];
          if (one.do === 'email') {
            last['contactEmail'] = `${n}@b.co`;
            tab.change({ [EMAIL[one.in]]: `${n}@b.co` });
          } else if (one.do === 'state') {
            last['operatingState'] = `State ${n}`;
            tab.change({ operatingState: `State ${n}` });
          } else if (one.do === 'reload') {
            tab.close();
            tabs[one.in] = open(one.in);
          } else if (tab.getSnapshot().answers[EMAIL[one.in]] !== undefined) {
            // A tab only empties what it shows.
            tab.change({ [EMAIL[one.in]]: undefined });
            delete last['contactEmail'];
          }
          expect(open('next').getSnapshot().answers).toEqual(last);
        }
      }),
    );
  },
);
