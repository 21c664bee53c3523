import {
  answersInColumns,
  columnsOf,
  escapedKey,
  isAbsent,
  type Json,
  read,
  sameJson,
} from '../../../../engine/core.ts';
import type { Model } from '../../../model/model.ts';
import type { Defect } from '../../finding.ts';
import type { LintRule } from '../../rule.ts';
import { proofOf } from '../../../proof/prove.ts';
import { SAMPLE_IDS } from '../../../proof/sent-rows.ts';

export const r3: LintRule = {
  code: 'R3',
  name: 'column-filled',
  layer: 'journeys',
  guarantee:
    'Every remote column gets a value from some visitor who reaches the end, and an answer that is read back from one is the answer that was sent.',
  severity: 'error',
  check: (model) => [...empty(model), ...mixedUp(model)],
};

function empty(model: Model): Defect[] {
  const { compiled, flowPath } = model;
  const proof = proofOf(model);
  if (compiled === undefined || proof === undefined || proof.ends.length === 0) return [];
  const scope = { ...proof.subject.ambient, ...SAMPLE_IDS };
  return (['columns', 'quoted'] as const).flatMap((kind) =>
    Object.entries(kind === 'columns' ? compiled.columns : compiled.quotedColumns)
      .filter(([, value]) =>
        proof.ends.every(({ known }) => isEmpty(value({ ...known, ...scope }))),
      )
      .map(([name]) => ({
        file: flowPath,
        pointer: `/remote/${kind}/${name}`,
        message: `The column "${name}" is empty for every visitor: its data never reaches the people who process the quote.`,
      })),
  );
}

const isEmpty = (value: Json | undefined): boolean => isAbsent(value) || value === '';

/** Answers that turn into others for a visitor who resumes from a row without answers. */
function mixedUp(model: Model): Defect[] {
  const { compiled, flowPath: file } = model;
  const proof = proofOf(model);
  if (compiled === undefined || proof === undefined) return [];
  const back = proof.ends.map(({ known }) => ({
    known,
    found: answersInColumns(compiled, columnsOf(compiled, { ...known, ...proof.subject.ambient })),
  }));
  return Object.entries(compiled.source.remote.read ?? {}).flatMap(
    ([path, { column }]): Defect[] => {
      const [wrong] = back.flatMap(({ known, found }) => {
        const [was, is] = [read(known, path), read(found, path)];
        return isAbsent(is) || sameJson(was, is) ? [] : [is];
      });
      if (wrong === undefined) return [];
      return [
        {
          file,
          pointer: `/remote/read/${escapedKey(path)}`,
          message: `The column "${column}" does not hold "${path}": a visitor who comes back would find ${JSON.stringify(wrong)} as that answer.`,
          suggestion: 'Name the column that is filled from this answer under "columns".',
        },
      ];
    },
  );
}
