import { inTurn } from '../../../engine/draft.ts';
import type { OnDisk } from './project-state.ts';
import type { ProjectStore } from './project-store.ts';

/** The files on disk, and the folder they are in. */
type LoadedProject = {
  root: string;
  files: ReadonlyMap<string, { text: string; hash: string }>;
};

/**
 * One file of a save. `text` is null to remove the file; `base` is the hash of the version that was
 * read, null if there was no file.
 */
export type FileSave = { path: string; text: string | null; base: string | null };

type SaveAnswer =
  | { kind: 'saved'; files: Readonly<Record<string, OnDisk>> }
  | { kind: 'conflict'; conflicts: readonly { path: string }[] }
  | { kind: 'refused'; why: string };

/** A review for a reviewer to look at: a branch with one commit. */
export type Review = { branch: string; title: string; message: string };

export type ReviewAnswer =
  | { kind: 'made'; branch: string; commit: string }
  | { kind: 'refused'; why: string };

export type StudioApi = {
  load: () => Promise<LoadedProject>;
  /** The texts of the last commit; null if there is none. */
  committed: () => Promise<ReadonlyMap<string, string> | null>;
  save: (files: readonly FileSave[]) => Promise<SaveAnswer>;
  /** Creates a branch with one commit of everything that is saved. */
  review: (review: Review) => Promise<ReviewAnswer>;
  /**
   * Calls back when files change on disk, with the number of open pages of this studio, with the number
   * of other studios on the same folder, and when the connection to the server ends or is back.
   */
  follow: (on: Followed) => () => void;
};

type Followed = {
  changed: () => void;
  pages: (count: number) => void;
  others: (count: number) => void;
  connected: (isConnected: boolean) => void;
};

type Refused = { kind: 'refused'; why: string };

/** The page's requests to its server. @throws (rejects) if the server does not respond */
export function studioApi(token: string): StudioApi {
  const ask = async (path: string, body?: object): Promise<Response> =>
    fetch(`/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'x-studio-token': token },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const read = async <Answer>(path: string): Promise<Answer> => {
    const response = await ask(path);
    if (!response.ok) throw new Error(`The studio's server responded with ${response.status}.`);
    return (await response.json()) as Answer;
  };
  const send = async <Answer>(path: string, body: object): Promise<Answer | Refused> => {
    const answer = (await (await ask(path, body)).json()) as Answer | { why: string };
    const isRefused = (json: typeof answer): json is { why: string } =>
      typeof json === 'object' && json !== null && !('kind' in json);
    return isRefused(answer) ? { kind: 'refused', why: answer.why } : answer;
  };
  const load = async () => {
    const { root, files } = await read<{
      root: string;
      files: Record<string, { text: string; hash: string }>;
    }>('project');
    return { root, files: new Map(Object.entries(files)) };
  };
  // A load never shows what a save before it replaced.
  const turn = inTurn();
  return {
    load: () => turn(load),
    async committed() {
      const { texts } = await read<{ texts: Record<string, string> | null }>('committed');
      return texts && new Map(Object.entries(texts));
    },
    save: (files) => turn(() => send<SaveAnswer>('save', { files })),
    review: (review) => send<ReviewAnswer>('review', review),
    follow({ changed, pages, others, connected }) {
      const stream = new EventSource(`/api/events?token=${encodeURIComponent(token)}`);
      stream.addEventListener('changed', changed);
      stream.addEventListener('pages', ({ data }: MessageEvent<string>) => pages(Number(data)));
      stream.addEventListener('others', ({ data }: MessageEvent<string>) => others(Number(data)));
      stream.addEventListener('open', () => connected(true));
      stream.addEventListener('error', () => connected(false));
      return () => stream.close();
    },
  };
}

/** What became of a save, as a message for the analyst. */
export type SaveOutcome = { isSaved: boolean; message: string };

/** Writes all unsaved edits, or none. */
export async function saveAll(project: ProjectStore, api: StudioApi): Promise<SaveOutcome> {
  const { dirty, texts, hashes } = project.getState();
  if (dirty.length === 0) return { isSaved: true, message: 'Everything is saved.' };
  const notSaved = (why: string) => ({ isSaved: false, message: `Not saved: ${why}` });
  try {
    const answer = await api.save(
      dirty.map((path) => ({
        path,
        text: texts.get(path) ?? null,
        base: hashes.get(path) ?? null,
      })),
    );
    if (answer.kind === 'refused') return notSaved(answer.why);
    if (answer.kind === 'saved') {
      project.saved(texts, new Map(Object.entries(answer.files)));
      return {
        isSaved: true,
        message: dirty.length === 1 ? 'Saved.' : `${dirty.length} files saved.`,
      };
    }
    project.load((await api.load()).files);
    const paths = answer.conflicts.map(({ path }) => path).join(', ');
    return notSaved(`${paths} changed on disk. Choose a version under "Changes".`);
  } catch {
    return notSaved("the studio's server does not respond. Your edits are kept in this browser.");
  }
}
