import { autosave, keptEdits } from './autosave.ts';
import { ownKey } from './own-key.ts';
import { projectStore, type ProjectStore } from './project-store.ts';
import { valueStore, type ValueStore } from './value-store.ts';
import type { StudioApi } from './studio-api.ts';

/**
 * Loads the project, restores unsaved edits of an earlier page load, and follows changes on disk, the
 * number of open windows, and the number of other studios working on it.
 */
export async function openProject(api: StudioApi): Promise<{
  project: ProjectStore;
  folder: string;
  kept: ValueStore<boolean>;
  windows: ValueStore<number>;
  others: ValueStore<number>;
}> {
  const { root, files } = await api.load();
  const project = projectStore();
  project.load(files);
  const key = await ownKey(root);
  project.restore(keptEdits(key));
  const kept = valueStore(true);
  autosave(project, key, kept);
  const windows = valueStore(1);
  const others = valueStore(0);
  api.follow({
    changed: () => void api.load().then((now) => project.load(now.files)),
    pages: windows.set,
    others: others.set,
  });
  return { project, folder: root, kept, windows, others };
}
