import { counted } from '../../../checker/wording/shown.ts';
import type { MapPlace, MapEdge } from '../../session/map/flow-map.ts';
import type { Mark, Standing } from '../../session/map/marks.ts';

/**
 * The status of a part of the map in words, for the legend and for users who cannot see the colors.
 */
export const STANDINGS: Readonly<Record<Standing, string>> = {
  broken: 'Has errors',
  unreachable: 'Unreachable',
  covered: 'Covered by recorded journeys',
  reached: 'Reachable, but in no recorded journey',
  unknown: 'Not proven yet',
};

export const KINDS: Readonly<Record<MapPlace['kind'], string>> = {
  step: 'Step',
  interlude: 'Screen between steps',
  page: 'End page',
  missing: 'Does not exist',
};

/** The accessible name of a place: what it is, its status, and where it leads. */
export function placeInWords(
  { kind, number, label }: MapPlace,
  mark: Mark | undefined,
  edges: readonly MapEdge[],
  labelOf: (place: string) => string,
): string {
  const name = `${KINDS[kind]}${number === null ? '' : ` ${number}`}: ${label}`;
  const leads = edges.map(({ to, condition }) =>
    condition === '' ? labelOf(to) : `${condition}: ${labelOf(to)}`,
  );
  return [
    name,
    ...markInWords(mark),
    ...(leads.length === 0 ? [] : [`Leads to ${leads.join('; ')}`]),
  ]
    .map((sentence) => `${sentence}.`)
    .join(' ');
}

/** The status as short sentences without periods. */
export function markInWords(mark: Mark | undefined): string[] {
  if (mark === undefined) return [];
  const { standing, journeys, findings } = mark;
  return [
    standing === 'covered'
      ? `Covered by ${counted(journeys, 'recorded journey')}`
      : STANDINGS[standing],
    ...(findings.length === 0 ? [] : [counted(findings.length, 'finding')]),
  ];
}
