import '../../../../engine/ui/styles.ts';
import '../../../../engine/styles.ts';
import { createRoot } from 'react-dom/client';
import { Questionnaire, type StoreAdapter, openDraft } from '../../../../engine/index.ts';
import { type Questionnaire as Compiled, draftPolicy } from '../../../../engine/pages.ts';
import { shortcutOf } from '../../controls/shortcuts.ts';
import type { FrameMessage, Show, StartOver, TakeOver } from '../messages.ts';
import { type Preview, compilePreview, pathOf } from './compile-preview.ts';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { previewParts } from 'virtual:preview-parts';

/**
 * The page in the frame. It shows what its parent sends, and keeps the last version that could be
 * shown.
 */
const element = document.getElementById('root');
if (element === null) throw new Error('There is no #root.');
const root = createRoot(element, { onUncaughtError: (error) => takeBack(error) });
const storage = answerStorage();
const here = { path: '' };
/** The newest version that compiled, and the newest one that rendered without an error. */
let good: Preview | undefined;
let drawn: Preview | undefined;
let newest: Show | undefined;
let isBusy = false;
let version = 0;

const tell = (message: FrameMessage) => parent.postMessage(message, location.origin);

addEventListener(
  'message',
  ({ data, origin, source }: MessageEvent<Show | StartOver | TakeOver>) => {
    if (origin !== location.origin || source !== parent) return;
    if (data.kind === 'startOver') startOver();
    else if (data.kind === 'takeOver') takeOver(data);
    else {
      // A message that is not shown yet is superseded, but its place still counts.
      newest = { ...(newest?.place !== undefined && { place: newest.place }), ...data };
      void showNewest();
    }
  },
);
// Otherwise the browser would offer to save the page in the frame.
addEventListener('keydown', (event) => {
  if (shortcutOf(event) !== 'save') return;
  event.preventDefault();
  tell({ kind: 'save' });
});
tell({ kind: 'ready' });

async function showNewest(): Promise<void> {
  if (isBusy || newest === undefined) return;
  const message = newest;
  newest = undefined;
  isBusy = true;
  try {
    const made = await compilePreview(message, here.path, previewParts);
    good = made.preview;
    draw(good, made.path);
    tell({ kind: 'shown' });
  } catch (error) {
    tell({ kind: 'kept', why: error instanceof Error ? error.message : String(error) });
  }
  isBusy = false;
  await showNewest();
}

function draw(preview: Preview, path: string): void {
  version += 1;
  here.path = path;
  const { scrollTop } = document.documentElement;
  const onPlace = (now: string) => {
    here.path = now;
  };
  root.render(
    <Shown
      key={version}
      questionnaire={preview.questionnaire}
      store={storage.open()}
      path={path}
      onPlace={onPlace}
      onDrawn={() => {
        drawn = preview;
        document.documentElement.scrollTop = scrollTop;
      }}
    />,
  );
}

/** Handles a version that compiled but failed to render; React shows nothing in that case. */
function takeBack(error: unknown): void {
  tell({ kind: 'kept', why: error instanceof Error ? error.message : String(error) });
  if (drawn === undefined || drawn === good) return;
  good = drawn;
  draw(good, here.path);
}

/** Takes over answers, dropping those that do not match the current questions. */
function takeOver({ answers, place }: TakeOver): void {
  if (good === undefined) return;
  const { questionnaire } = good;
  const { upgrade } = draftPolicy(questionnaire);
  const read = Object.entries(answers).map(([section, value]) => [
    section,
    upgrade(section, value),
  ]);
  storage.clear();
  const store = openDraft(questionnaire, storage.open());
  store.change(Object.fromEntries(read.filter(([, value]) => value !== undefined)));
  store.settle();
  draw(good, pathOf(questionnaire, place) ?? good.start);
}

function startOver(): void {
  storage.clear();
  if (good !== undefined) draw(good, good.start);
}

type Props = {
  questionnaire: Compiled;
  store: StoreAdapter;
  path: string;
  onPlace: (path: string) => void;
  onDrawn: () => void;
};

/** One version of the questionnaire, rendered as on the site. */
export function Shown({ questionnaire, store, path, onPlace, onDrawn }: Props) {
  const drawn = useEffectEvent(onDrawn);
  useLayoutEffect(() => {
    drawn();
  }, []);
  return (
    <MemoryRouter initialEntries={[path]}>
      <Questionnaire questionnaire={questionnaire} store={store} around={previewParts.around}>
        <Place onPlace={onPlace} />
      </Questionnaire>
    </MemoryRouter>
  );
}

/** Reports the visitor's location, so that the next version opens there. */
function Place({ onPlace }: Pick<Props, 'onPlace'>) {
  const { pathname } = useLocation();
  const arrive = useEffectEvent(onPlace);
  useEffect(() => {
    arrive(pathname);
  }, [pathname]);
  return null;
}

/**
 * Holds the preview visitor's answers, so that each edited version of the questionnaire keeps them.
 */
export type AnswerStorage = { open: () => StoreAdapter; clear: () => void };

export function answerStorage(): AnswerStorage {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  return {
    open: () => () => ({ storage }),
    clear: () => texts.clear(),
  };
}
