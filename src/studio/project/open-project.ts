import { autosave, keptEdits } from './autosave.ts';
import { projectStore, type ProjectStore } from './project-store.ts';
import { valueStore, type ValueStore } from '../value-store.ts';
import type { StudioApi } from './studio-api.ts';

/**
 * Reads the project, puts back edits that an earlier page did not save, and follows the disk, in how many
 * windows it is open, and how many other studios work on it.
 */
export async function openProject(api: StudioApi): Promise<{
  project: ProjectStore;
  folder: string;
  windows: ValueStore<number>;
  others: ValueStore<number>;
}> {
  const { root, files } = await api.load();
  const project = projectStore();
  project.load(files);
  project.restore(keptEdits(root));
  autosave(project, root);
  const windows = valueStore(1);
  const others = valueStore(0);
  api.follow({
    changed: () => void api.load().then((now) => project.load(now.files)),
    pages: windows.set,
    others: others.set,
  });
  return { project, folder: root, windows, others };
}
