import { expect, test } from 'vitest';
import { newStep } from '../../../../src/checker/edits/flow/new-step.ts';
import { renamePage } from '../../../../src/checker/edits/flow/end-pages.ts';
import type { ProjectTexts } from '../../../../src/checker/project/source-file.ts';
import type { Result } from '../../../../src/engine/logic/result.ts';
import { edited } from '../../../../src/studio/edits/flow/project-edits.ts';
import { projectStore } from '../../../../src/studio/session/project/project-store.ts';
import {
  type Selection,
  followPlace,
  selectionStore,
} from '../../../../src/studio/session/project/selection-store.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';

const FLOW = 'flows/tiny.json';
const tiny = questionnaire('tiny');

function opened(selected: Selection) {
  const project = projectStore();
  const load = (texts: ProjectTexts) =>
    project.load(new Map([...texts].map(([path, text]) => [path, { text, hash: text }])));
  load(tiny);
  const selection = selectionStore(selected);
  followPlace(project, selection);
  const make = (edit: (texts: ProjectTexts) => Result<ProjectTexts, string>) => {
    const { texts } = project.getState();
    const result = edited(texts, () => edit(texts));
    if (!result.ok) throw new Error(result.problems.join(' '));
    project.editAll(result.value);
  };
  return { project, load, selection, make, shown: () => selection.getState() };
}

test('a renamed page stays open, also when the renaming is undone and redone', () => {
  const { project, make, shown } = opened({ flowId: 'tiny', step: 'offer' });
  make((texts) => renamePage(texts, { was: 'offer', is: 'done' }));
  expect(shown().step).toBe('done');
  project.undo();
  expect(shown().step).toBe('offer');
  project.redo();
  expect(shown().step).toBe('done');
});

test('when a new step is undone, the step that takes its place opens', () => {
  const { project, make, selection, shown } = opened({ flowId: 'tiny', step: 'kind' });
  make((texts) => newStep(texts, { name: 'pets', after: 'kind' }));
  selection.select({ flowId: 'tiny', step: 'pets' });
  project.undo();
  expect(shown().step).toBe('crafts');
});

test('when a questionnaire is removed on disk, the first step opens', () => {
  const { load, selection, shown } = opened({ flowId: 'tiny', step: 'kind' });
  const copied = new Map([...tiny, ['flows/zoo.json', tiny.get(FLOW) ?? '']]);
  load(copied);
  selection.select({ flowId: 'zoo', step: 'person' });
  load(tiny);
  expect(shown()).toEqual({ flowId: 'tiny', step: 'kind' });
});

test('a name that is being typed as code keeps its file open at its place', () => {
  const { project, shown } = opened({ flowId: 'tiny', step: 'offer', file: FLOW, at: '/pages/0' });
  const text = tiny.get(FLOW) ?? '';
  project.edit(FLOW, text.replaceAll('"offer"', '"offers"'));
  expect(shown()).toEqual({ flowId: 'tiny', step: 'offers', file: FLOW, at: '/pages/0' });
  project.edit(FLOW, text.slice(0, text.indexOf('"pages"')));
  expect(shown().step).toBe('offers');
});
