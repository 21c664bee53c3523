import catalog from '../../../../schemas/catalog/contract.json';
import { isObject, type Json, type JsonObject } from '../../../engine/core.ts';
import { parseLimit } from './money.ts';
import type { Plan, PlanId } from './plans.ts';

/** A clause that a client's contract may require; with `plans`, only those have it. */
type Clause = {
  id: string;
  label: string;
  short: string;
  meaning: string;
  plans?: readonly PlanId[];
};

/** What a client's contract requires. Limits are written as in the catalog: `$1M`. */
export type Contract = {
  perIncident?: string;
  perYear?: string;
  /** Ids of clauses. */
  clauses: readonly string[];
};

/** A contract requirement that a plan does not meet. */
export type Shortfall =
  | { kind: 'limit'; limit: 'perIncident' | 'perYear'; asked: string; has: string }
  | { kind: 'clause'; id: string; short: string };

export const clauses: readonly Clause[] = catalog.entries;
export const contractAmounts: readonly string[] = catalog.amounts;
export const NO_CONTRACT: Contract = { clauses: [] };

/** The contract requirements that a plan does not meet; empty if it meets all of them. */
export function shortfalls({ id, limits }: Plan, contract: Contract): Shortfall[] {
  const short = (['perIncident', 'perYear'] as const).flatMap((limit): Shortfall[] => {
    const asked = contract[limit];
    const has = limits.liability[limit];
    if (asked === undefined || dollars(has) >= dollars(asked)) return [];
    return [{ kind: 'limit', limit, asked, has }];
  });
  const missing = clauses
    .filter((clause) => contract.clauses.includes(clause.id))
    .filter(({ plans }) => plans !== undefined && !plans.includes(id))
    .map((clause): Shortfall => ({ kind: 'clause', id: clause.id, short: clause.short }));
  return [...short, ...missing];
}

/** True if the contract requires anything. */
export function isAsked({ perIncident, perYear, clauses: asked }: Contract): boolean {
  return perIncident !== undefined || perYear !== undefined || asked.length > 0;
}

/** The contract in a saved draft, which may hold anything. */
export function contractIn(json: Json | undefined): Contract {
  if (!isObject(json)) return NO_CONTRACT;
  const amount = (key: 'perIncident' | 'perYear') => {
    const found = contractAmounts.find((one) => one === json[key]);
    return found === undefined ? {} : { [key]: found };
  };
  const checked = Array.isArray(json['clauses']) ? json['clauses'] : [];
  return {
    ...amount('perIncident'),
    ...amount('perYear'),
    clauses: clauses.map(({ id }) => id).filter((id) => checked.includes(id)),
  };
}

/** A contract as stored in the draft; undefined if it requires nothing. */
export function keptContract({ clauses: asked, ...limits }: Contract): JsonObject | undefined {
  return isAsked({ clauses: asked, ...limits }) ? { ...limits, clauses: [...asked] } : undefined;
}

const dollars = (limit: string) => parseLimit(limit) ?? 0;
