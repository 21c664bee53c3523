import type { Defect } from '../../finding.ts';
import type { LintRule } from '../../rule.ts';

export const t11: LintRule = {
  code: 'T11',
  name: 'one-place',
  layer: 'parts',
  guarantee:
    'Each section is answered on one step only, and a list of sections lists the fields of the step.',
  severity: 'error',
  check: ({ flow, flowPath, steps }) => {
    const places = (flow?.steps ?? []).flatMap((step, index) =>
      [step.answers].flat().map((section) => ({ section, id: step.id, index })),
    );
    const twice = places.flatMap(({ section, index }, position): Defect[] => {
      const first = places.find((place) => place.section === section);
      if (first === undefined || first === places[position]) return [];
      return [
        {
          file: flowPath,
          pointer: `/steps/${index}/answers`,
          message: `"${section}" is already answered on "${first.id}": the second answer overwrites the first, possibly with another type.`,
        },
      ];
    });
    const different = steps.flatMap(({ step, at, fields }): Defect[] => {
      if (typeof step.answers === 'string') return [];
      const { answers } = step;
      const names = fields.filter(({ parent }) => parent === null).map(({ name }) => name);
      return [
        ...answers
          .filter((section) => !names.includes(section))
          .map((section) => ({
            file: flowPath,
            pointer: `${at}/answers`,
            message: `The step has no field "${section}": the section stays empty for every visitor.`,
          })),
        ...names
          .filter((name) => !answers.includes(name))
          .map((name) => ({
            file: flowPath,
            pointer: `${at}/answers`,
            message: `The field "${name}" belongs to no section: what the visitor answers there is lost.`,
          })),
      ];
    });
    return [...twice, ...different];
  },
};
