import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, type Location } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { Questionnaire } from '../../../src/engine/index.ts';
import { isObject, type Json, type JsonObject } from '../../../src/engine/logic/json.ts';
import { openDraft } from '../../../src/engine/questionnaire/open-draft.ts';
import type { StoreAdapter } from '../../../src/engine/stores/store-adapter.ts';
import { loadQuestionnaire } from '../../../src/site/funnel/load-questionnaire.ts';
import { pageViews } from '../../../src/site/funnel/pages/views.ts';
import { siteStore } from '../../../src/site/funnel/site-store.ts';
import { surroundings } from '../../../src/site/funnel/surroundings.ts';

export const ID = 'an-id-longer-than-ten';

/** The rows of the server by table; a table that is not here has none. */
export type Rows = Record<string, JsonObject>;

/** A request to the server: its method and table, its parameters, and what it brings. */
export type Sent = { call: string; parameters: URLSearchParams; body: JsonObject };

type Opening = {
  /** What an earlier visit has left in this browser, by section. */
  saved?: Readonly<Record<string, Json | undefined>>;
  rows?: Rows;
  /** True for what the server does not take. */
  refuses?: ((body: JsonObject) => boolean) | undefined;
};

/**
 * Opens an address of the shipped questionnaire as visitors have it: its steps and pages, the draft,
 * its store and its client are the site's own; only the network is not.
 */
export async function openFunnel(
  path: string,
  { saved, rows = {}, refuses = () => false }: Opening = {},
) {
  localStorage.clear();
  if (saved !== undefined)
    localStorage.setItem(
      'onboardingProgress',
      JSON.stringify({ uuid: ID, currentStep: 1, ...saved }),
    );
  const questionnaire = await loadQuestionnaire(path);
  if (questionnaire === undefined) throw new Error(`No questionnaire has the address ${path}`);
  // On a busy machine, their first import takes longer than a query waits.
  await Promise.all(Object.values(pageViews).map((load) => load()));
  const sent: Sent[] = [];
  // Node 20 has no WebSocket, but the client requires one.
  vi.stubGlobal('WebSocket', class {});
  vi.stubGlobal('fetch', serverWith(rows, sent, refuses));
  // A page opens its draft once; this one is a page of its own.
  const adapter: StoreAdapter = (table) => siteStore(table);
  const store = openDraft(questionnaire, adapter);
  onTestFinished(() => {
    store.close();
    vi.unstubAllGlobals();
  });
  let here: Pick<Location, 'pathname' | 'state'> = { pathname: '', state: null };
  function Place() {
    here = useLocation();
    return null;
  }
  await act(async () => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <Questionnaire
          questionnaire={questionnaire}
          store={adapter}
          around={surroundings}
          notFound={<p>Another page of the site</p>}
        />
        <Place />
      </MemoryRouter>,
    );
    await vi.dynamicImportSettled();
  });
  await screen.findByRole('heading', { level: 1 });
  return {
    user: userEvent.setup(),
    sent,
    rows,
    place: () => here.pathname,
    handedOver: () => here.state,
  };
}

/** The draft in this browser. */
export function stored(key = 'onboardingProgress'): JsonObject {
  const found: Json = JSON.parse(localStorage.getItem(key) ?? '{}');
  return isObject(found) ? found : {};
}

/** PostgREST as far as the draft asks it. */
const serverWith =
  (rows: Rows, sent: Sent[], refuses: (body: JsonObject) => boolean): typeof globalThis.fetch =>
  async (input, init = {}) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    const method = init.method ?? 'GET';
    const table = pathname.replace('/rest/v1/', '');
    const body: JsonObject = typeof init.body === 'string' ? JSON.parse(init.body) : {};
    sent.push({ call: `${method} ${table}`, parameters: searchParams, body });
    if (method === 'GET') return Response.json(rows[table] === undefined ? [] : [rows[table]]);
    if (refuses(body)) return new Response('{}', { status: 500 });
    const row = { ...rows[table], ...body, updated_at: '2026-12-01T12:00:00+00:00' };
    rows[table] = row;
    return Response.json(row, { status: method === 'POST' ? 201 : 200 });
  };
