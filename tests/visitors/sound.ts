import { buildModel } from '../../src/checker/model/model.ts';
import type { ProjectTexts } from '../../src/checker/project/source-file.ts';
import { failedCorrections } from '../../src/checker/proof/attempts/changed-minds.ts';
import { proofOf } from '../../src/checker/proof/prove.ts';
import type { Subject } from '../../src/checker/proof/subject/subject.ts';

/** The subject of a small questionnaire; null if the proof has findings. */
export function soundSubject(texts: ProjectTexts): Subject | null {
  const proof = proofOf(buildModel(texts));
  if (proof === undefined) throw new Error('Every random flow must compile.');
  const { stuck, circles, unproven, subject } = proof;
  const found = stuck.length + circles.length + unproven.length + failedCorrections(proof).length;
  return found === 0 ? subject : null;
}
