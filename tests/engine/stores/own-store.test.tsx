// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { compileQuestionnaire } from '../../../src/engine/questionnaire/compile-questionnaire.ts';
import type {
  LinkedRepository,
  RemoteFactory,
  RemoteRecord,
} from '../../../src/engine/draft/remote/repository-contract.ts';
import { openDraft } from '../../../src/engine/questionnaire/open-draft.ts';
import LinkOffer from '../../../src/engine/pages/frame/LinkOffer.tsx';
import { OnboardingProvider } from '../../../src/engine/pages/onboarding-context.tsx';
import { memoryStore, type StoreAdapter } from '../../../src/engine/stores/store-adapter.ts';

const questionnaire = compileQuestionnaire({
  flow: {
    id: 'visit',
    steps: [{ id: 'pet' }],
    pages: [{ id: 'done', kind: 'outcome', number: { prefix: 'V-', below: 1000 } }],
  },
  steps: { pet: { schema: { type: 'object', properties: { name: { type: 'string' } } } } },
});
const EMPTY: RemoteRecord = { columns: null, saved: null };

/** A server of an app: it keeps what it is given, and has no links. */
function appServer() {
  const rows = new Map<string, RemoteRecord>();
  const remote: RemoteFactory = async (id) => ({
    fetch: async () => ({ ok: true, value: rows.get(id) ?? EMPTY }),
    save: async ({ columns, ...saved }) => {
      rows.set(id, { columns, saved: { ...saved, version: String(rows.size) } });
      return { ok: true, value: rows.get(id) ?? EMPTY };
    },
    leave: () => undefined,
    erase: async () => ({ ok: true, value: null }),
  });
  const device: StoreAdapter = (asked) => ({ ...memoryStore()(asked), remote });
  return { device, rows };
}

it('is given the number of submitted answers, from which another device learns of them', async () => {
  const { device, rows } = appServer();
  const here = openDraft(questionnaire, device);
  here.change({ pet: { name: 'Rex' } });
  expect(await here.saveNow()).toBe('saved');
  const { uuid } = here.getSnapshot();
  expect(rows.get(uuid)?.saved).not.toHaveProperty('number');
  here.change({}, { quoteStatus: 'quoted', quoteId: 'V-7' });
  expect(await here.saveNow()).toBe('saved');
  expect(rows.get(uuid)?.saved).toMatchObject({ number: 'V-7', answers: { pet: { name: 'Rex' } } });
  const other = openDraft(questionnaire, (asked) => device(asked));
  expect(await other.resume(uuid)).toBe('resumed');
  expect(other.getSnapshot()).toMatchObject({ quoteStatus: 'quoted', quoteId: 'V-7' });
});

const linked: RemoteFactory<LinkedRepository> = () => new Promise(() => undefined);

it.each<[string, StoreAdapter]>([
  ['has no links', appServer().device],
  ['has no server', memoryStore()],
])('offers no link where it %s', async (_, adapter) => {
  const store = openDraft(questionnaire, adapter);
  expect(offered(store)).toBe('');
  expect(await store.makeLink()).toBeUndefined();
  expect(await store.endLinks()).toBe('failed');
  expect(await store.draftBehind('a-code')).toEqual({ kind: 'failed' });
});

it('offers one where it makes them', () => {
  const store = openDraft(questionnaire, () => ({ remote: linked, hasLinks: true }));
  expect(offered(store)).toBe('I have a resume link');
});

function offered(store: ReturnType<typeof openDraft>): string {
  const { container } = render(
    <MemoryRouter>
      <OnboardingProvider questionnaire={questionnaire} store={store}>
        <LinkOffer />
      </OnboardingProvider>
    </MemoryRouter>,
  );
  return container.textContent;
}
