import type { Json } from '../../logic/json.ts';
import type { Scope } from '../../logic/expressions/scope.ts';
import { write } from '../../logic/path.ts';
import type { CompiledFlow } from '../compiled.ts';
import type { Answers } from '../types.ts';

type Columns = Readonly<Record<string, string | undefined>>;

/** Only columns with a value are sent (spec section 5); a submitted quote overrides with its status (D13). */
export function columnsOf(flow: CompiledFlow, scope: Scope): Record<string, string> {
  const evaluators = { ...flow.columns, ...(scope['$quoteStatus'] ? flow.quotedColumns : {}) };
  return Object.fromEntries(
    Object.entries(evaluators).flatMap(([column, evaluate]): [string, string][] => {
      const value: Json | undefined = evaluate(scope);
      return typeof value === 'string' && value !== '' ? [[column, value]] : [];
    }),
  );
}

/** Recovers answers from a remote row, as the flow's `remote.read` says. */
export function answersInColumns(flow: CompiledFlow, columns: Columns): Answers {
  const reads = Object.entries(flow.source.remote.read ?? {});
  return reads.reduce<Answers>((found, [path, { column, catalog, by }]) => {
    const text = columns[column];
    const entries = catalog === undefined ? undefined : (flow.catalogs[catalog]?.entries ?? []);
    const value = entries ? entries.find((entry) => by && entry[by] === text)?.id : text;
    return text === undefined ? found : write(found, path, value);
  }, {});
}
