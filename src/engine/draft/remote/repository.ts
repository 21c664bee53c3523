import type { RemoteColumns } from '../types.ts';
import type { DraftClient } from './client.ts';
import type {
  LinkedRepository,
  RemoteRecord,
  RemoteResult,
  RemoteTable,
  RemoteWrite,
  SavedAnswers,
} from './repository-contract.ts';
import { type Responses, done, noServer, notThisRow, responsesAbout } from './responses.ts';
import type { RetryAfter } from './retry-after.ts';
import { isObject } from '../../logic/json.ts';
import type { Database } from './database.types.ts';

const ANSWERS = 'id, answers, current_step, flow_version, updated_at';
const COLUMNS_VERSION = 'id, updated_at';

/**
 * The two rows of one draft: `onboarding` with the columns that its questionnaire fills, and
 * `onboarding_answers` with all answers (D25). Rows of other questionnaires are ignored. Every
 * write reads back its row, and every row is checked for its id: an update that matched no row, or
 * a response that is not the server's, never passes for a success.
 */
export function createRepository(
  client: DraftClient,
  uuid: string,
  { flow, columns: filled }: RemoteTable,
  waitAsked: RetryAfter['asked'] = () => undefined,
): LinkedRepository {
  const responses = responsesAbout(uuid, waitAsked);
  const { failed, isOwnOrNone, written } = responses;

  async function fetch(): Promise<RemoteResult<RemoteRecord>> {
    const onboarding = await client
      .from('onboarding')
      .select([COLUMNS_VERSION, ...filled].join(', '))
      .eq('id', uuid)
      .eq('flow_id', flow)
      .retry(false)
      .maybeSingle();
    if (onboarding.error) return failed(onboarding);
    if (onboarding.status !== 200) return noServer;
    if (!isOwnOrNone(onboarding.data)) return notThisRow;
    const answers = await client
      .from('onboarding_answers')
      .select(ANSWERS)
      .eq('id', uuid)
      .eq('flow_id', flow)
      .retry(false)
      .maybeSingle();
    if (answers.error) return failed(answers);
    if (answers.status !== 200) return noServer;
    if (!isOwnOrNone(answers.data)) return notThisRow;
    return done({
      columns: readColumns(onboarding.data, filled),
      ...readVersion(onboarding.data),
      saved: readAnswers(answers.data),
    });
  }

  /** Names the version seen: another device's status of the request must not be overwritten. */
  async function saveColumns(columns: RemoteColumns, seen: RemoteRecord) {
    const table = client.from('onboarding');
    const changes = changedColumns(filled, columns, seen.columns ?? {});
    if (seen.columns !== null && Object.keys(changes).length === 0) return done(null);
    const query =
      seen.columns === null
        ? table.insert({ id: uuid, flow_id: flow, ...changes })
        : table
            .update(changes)
            .eq('id', uuid)
            .eq('updated_at', seen.columnsVersion ?? '');
    return written(await query.select(COLUMNS_VERSION).maybeSingle());
  }

  async function saveAnswers(write: RemoteWrite, seen: SavedAnswers | null) {
    const table = client.from('onboarding_answers');
    const row = {
      answers: write.answers,
      current_step: write.currentStep,
      flow_version: write.flowVersion,
    };
    const query = seen
      ? table.update(row).eq('id', uuid).eq('updated_at', seen.version)
      : table.insert({ id: uuid, flow_id: flow, ...row });
    return written(await query.select(ANSWERS).maybeSingle());
  }

  async function save(write: RemoteWrite, seen: RemoteRecord): Promise<RemoteResult<RemoteRecord>> {
    const columns = columnsOf(write, seen);
    const saved = await saveColumns(columns, seen);
    if (!saved.ok) return saved;
    const answers = await saveAnswers(write, seen.saved);
    if (!answers.ok) return answers;
    const version = readVersion(saved.value ?? { updated_at: seen.columnsVersion });
    return done({ columns, ...version, saved: readAnswers(answers.value) });
  }

  /** Writes both rows at once: a page that is gone does not see the first response. */
  function leave(write: RemoteWrite, seen: RemoteRecord): void {
    const writes = [saveAnswers(write, seen.saved), saveColumns(columnsOf(write, seen), seen)];
    void Promise.allSettled(writes);
  }

  async function erase(): Promise<RemoteResult<null>> {
    for (const table of ['onboarding_answers', 'onboarding'] as const) {
      const erased = await client.from(table).delete().eq('id', uuid);
      if (erased.error) return failed(erased);
    }
    const left = await fetch();
    if (!left.ok) return left;
    const isEmpty = !left.value.columns && !left.value.saved;
    return isEmpty ? done(null) : { ok: false, failure: { kind: 'denied', code: 'kept' } };
  }

  return { fetch, save, leave, erase, ...resumeLinks(client, uuid, responses) };
}

/** Row level security reads a resume link's code from this header. */
const CODE_HEADER = 'x-resume-code';

type ResumeLinks = Pick<LinkedRepository, 'addLink' | 'endLinks' | 'idForCode'>;

/** The resume links of one draft (D27). */
export function resumeLinks(
  client: DraftClient,
  uuid: string,
  { failed, written }: Responses,
): ResumeLinks {
  const links = () => client.from('resume_links');

  async function addLink(code: string) {
    const added = links().insert({ draft_id: uuid }).setHeader(CODE_HEADER, code);
    return written(await added.select('id:draft_id').maybeSingle());
  }

  async function endLinks(): Promise<RemoteResult<unknown>> {
    const ended = await links().delete().eq('draft_id', uuid).select('draft_id');
    if (ended.error) return failed(ended);
    return ended.status === 200 ? done(null) : noServer;
  }

  async function idForCode(code: string): Promise<RemoteResult<string | null>> {
    const asked = links().select('draft_id').setHeader(CODE_HEADER, code).retry(false);
    const found = await asked.maybeSingle();
    if (found.error) return failed(found);
    return found.status === 200 ? done(found.data?.draft_id ?? null) : noServer;
  }

  return { addLink, endLinks, idForCode };
}

type ColumnValues = Omit<TablesUpdate, 'id' | 'created_at' | 'updated_at' | 'flow_id'>;
/** The table's own columns by name; `validate --database` writes to them (R7). */
type TablesUpdate = Database['public']['Tables']['onboarding']['Update'];

/** A row without answers beside it may hold what this device cannot know, such as class codes. */
export function columnsOf(write: RemoteWrite, seen: RemoteRecord): RemoteColumns {
  return seen.saved === null ? { ...seen.columns, ...write.columns } : write.columns;
}

/**
 * The table's columns that differ from what was seen. A column without an answer is cleared (D28):
 * otherwise the class code of a roofer who became a cafe would count in the quote.
 */
export function changedColumns(
  filled: readonly string[],
  columns: RemoteColumns,
  seen: RemoteColumns,
): ColumnValues {
  const changed = filled.filter((name) => columns[name] !== seen[name]);
  return Object.fromEntries(changed.map((name) => [name, columns[name] ?? null]));
}

export function readColumns(row: unknown, names: readonly string[]): RemoteColumns | null {
  if (!isObject(row)) return null;
  const filled = names.flatMap((name): [string, string][] => {
    const value = row[name];
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
  return Object.fromEntries(filled);
}

export function readVersion(row: unknown): Pick<RemoteRecord, 'columnsVersion'> {
  const version = isObject(row) ? row['updated_at'] : undefined;
  return typeof version === 'string' ? { columnsVersion: version } : {};
}

export function readAnswers(row: unknown): SavedAnswers | null {
  if (!isObject(row)) return null;
  const { answers, current_step: step, flow_version: version, updated_at: updated } = row;
  return {
    answers: isObject(answers) ? answers : {},
    ...(typeof step === 'number' && step >= 1 ? { currentStep: step } : {}),
    flowVersion: typeof version === 'number' ? version : 0,
    version: typeof updated === 'string' ? updated : '',
  };
}
