import type { ProjectStore } from './project-store.ts';
import type { StudioApi } from './studio-api.ts';

/** Writes all unsaved edits, or none. Resolves to a message about the outcome. */
export async function saveAll(project: ProjectStore, api: StudioApi): Promise<string> {
  const { dirty, texts, hashes } = project.getState();
  if (dirty.length === 0) return 'Everything is saved.';
  try {
    const answer = await api.save(
      dirty.map((path) => ({
        path,
        text: texts.get(path) ?? null,
        base: hashes.get(path) ?? null,
      })),
    );
    if (answer.kind === 'refused') return `Not saved: ${answer.why}`;
    if (answer.kind === 'saved') {
      project.saved(texts, new Map(Object.entries(answer.files)));
      return dirty.length === 1 ? 'Saved.' : `${dirty.length} files saved.`;
    }
    project.load((await api.load()).files);
    const paths = answer.conflicts.map(({ path }) => path).join(', ');
    return `Not saved: ${paths} changed on disk. Choose a version under "Changes".`;
  } catch {
    return "Not saved: the studio's server does not respond. Your edits are kept in this browser.";
  }
}
