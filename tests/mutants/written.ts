import type { ProjectTexts } from '../../src/checker/project/source-file.ts';
import { FILE_KINDS } from './kinds/files.ts';
import { FLOW_KINDS } from './kinds/flow.ts';
import { LOGIC_KINDS } from './kinds/logic.ts';
import { LOOK_KINDS } from './kinds/look.ts';
import { SCHEMA_KINDS } from './kinds/schema.ts';
import { mutableProject, type Mutant } from './mutant.ts';

const KINDS = {
  ...FLOW_KINDS,
  ...LOGIC_KINDS,
  ...SCHEMA_KINDS,
  ...LOOK_KINDS,
  ...FILE_KINDS,
};

/** All handwritten defects. */
export function writtenMutants(texts: ProjectTexts): { kind: string; mutant: Mutant }[] {
  const project = mutableProject(texts);
  return Object.entries(KINDS).flatMap(([kind, make]) =>
    make(project).map((mutant) => ({ kind, mutant })),
  );
}
