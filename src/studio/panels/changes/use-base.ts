import { useEffect, useState } from 'react';
import { differing, type Texts } from '../../edits/project/texts.ts';
import { useProject } from '../../session/use-project.ts';
import { useStudio } from '../../session/studio-context.tsx';
import type { Before } from '../../session/analysis/flow-changes.ts';

/** What the texts are compared with: the last commit or, without git, the files on disk. */
export type Base = { of: 'commit' | 'disk'; before: Before };

/** Undefined until loaded. Changing `version` loads it again. */
export function useBase(version: number): Base | undefined {
  const { api } = useStudio();
  const { saved, texts } = useProject();
  const [committed, setCommitted] = useState<Texts | null>();
  useEffect(() => {
    void api.committed().then(setCommitted, () => setCommitted(null));
  }, [api, version]);
  if (committed === undefined) return undefined;
  const base = committed ?? saved;
  return { of: committed === null ? 'disk' : 'commit', before: differences(base, texts) };
}

/** The earlier texts of all files that differ. */
const differences = (base: Texts, texts: Texts): Before =>
  differing(base, texts).map((path) => [path, base.get(path) ?? null]);
