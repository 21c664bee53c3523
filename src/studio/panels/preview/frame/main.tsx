import '../../../../engine/ui/styles.ts';
import '../../../../engine/styles.ts';
import { createRoot } from 'react-dom/client';
import { openDraft } from '../../../../engine/index.ts';
import { draftPolicy } from '../../../../engine/pages.ts';
import type { Show, StartOver, TakeOver, FrameMessage } from '../messages.ts';
import { answerStorage } from './answer-storage.ts';
import { compilePreview, pathOf, type Preview } from './compile-preview.ts';
import { Shown } from './Shown.tsx';

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
tell({ kind: 'ready' });

async function showNewest(): Promise<void> {
  if (isBusy || newest === undefined) return;
  const message = newest;
  newest = undefined;
  isBusy = true;
  try {
    const made = await compilePreview(message, here.path);
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
