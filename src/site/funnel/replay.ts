import texts from '../../../schemas/content/replay-texts.json';
import { browserEnvironment, createDraftStore, type DraftStore } from '../../engine/draft.ts';
import { type Answers, fill, type Json, REPLAY, replayed } from '../../engine/core.ts';
import { loadQuestionnaire } from './load-questionnaire.ts';
import { openInstead } from '../../engine/index.ts';
import { siteStore } from './site-store.ts';
import { draftPolicy, type Questionnaire } from '../../engine/pages.ts';
import styles from './replay.module.css';

/**
 * Opens a replay link, in development only. Its answers become the draft of this page, which has
 * neither storage nor server, so that the visitor's own draft is neither read nor written. The
 * value moves from the address to the tab, so that the page shows the same answers whenever it
 * reloads, as the dev server asks it to. Call it before anything else reads the address.
 */
export async function openReplay(page: Window & typeof globalThis): Promise<void> {
  const { location, history, sessionStorage } = page;
  const address = new URL(location.href);
  const kept = isReload(page) ? sessionStorage.getItem(REPLAY) : null;
  const value = address.searchParams.get(REPLAY) ?? kept;
  sessionStorage.removeItem(REPLAY);
  if (value === null) return;
  sessionStorage.setItem(REPLAY, value);
  address.searchParams.delete(REPLAY);
  history.replaceState(history.state, '', address);
  const answers = await replayed(value);
  const questionnaire = await loadQuestionnaire(address.pathname);
  if (answers === undefined || questionnaire === undefined) {
    sessionStorage.removeItem(REPLAY);
    say(page, 'error', texts.unreadable);
    return;
  }
  const { store, refused } = draftOf(questionnaire, answers, page);
  openInstead(siteStore, questionnaire.flow.source.id, store);
  if (refused.length === 0) say(page, 'info', texts.opened);
  else {
    const { title, text } = texts.partly;
    say(page, 'error', { title, text: fill(text, { sections: refused.join(', ') }) });
  }
}

function isReload({ performance }: typeof globalThis): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

/** Above the page for as long as it is open: whoever looks later has to know whose answers these are. */
function say(
  { document }: Window,
  tone: 'info' | 'error',
  { title, text }: { title: string; text: string },
): void {
  const banner = document.createElement('p');
  banner.setAttribute('role', tone === 'error' ? 'alert' : 'status');
  banner.className = `${styles.banner} ${tone === 'error' ? styles.error : ''}`;
  const name = document.createElement('strong');
  name.textContent = `${title}. `;
  banner.append(name, text);
  document.body.prepend(banner);
}

/** A draft in memory, without the sections that do not answer today's questions (`refused`). */
function draftOf(
  questionnaire: Questionnaire,
  answers: Answers,
  page: Window & typeof globalThis,
): { store: DraftStore; refused: string[] } {
  const policy = draftPolicy(questionnaire);
  const read = Object.entries(answers).map(
    ([section, value]) => [section, policy.upgrade(section, value)] as const,
  );
  const { clock, random } = browserEnvironment(page);
  const store = createDraftStore({ clock, random, storage: null, policy });
  store.change(
    Object.fromEntries(read.filter((entry): entry is [string, Json] => entry[1] !== undefined)),
  );
  return {
    store,
    refused: read.flatMap(([section, value]) => (value === undefined ? [section] : [])),
  };
}
