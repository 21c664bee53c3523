import { buildModel } from '../../../../src/checker/model/model.ts';
import { applyAll, type Edit } from '../../../../src/checker/project/edit.ts';
import { subjectOf } from '../../../../src/checker/proof/prove.ts';
import { vocabularyOf } from '../../../../src/checker/wording/vocabulary.ts';
import { changed, NEW_SESSION, type Change } from '../../../../src/studio/session/paths/session.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';

/** The tiny questionnaire with these edits, ready to be walked. */
export function tiny(...edits: Edit[]) {
  const texts = applyAll(questionnaire('tiny'), edits);
  const model = buildModel(texts);
  const subject = subjectOf(model);
  if (subject === undefined) throw new Error('The project must run.');
  const after = (...changes: Change[]) =>
    changes.reduce((session, change) => changed(subject, session, change), NEW_SESSION);
  return { texts, model, subject, vocabulary: vocabularyOf(model), after };
}

export const answer = (
  step: string,
  at: string,
  value: Extract<Change, { kind: 'answer' }>['value'],
): Change => ({ kind: 'answer', step, at, value });
