import type { RemoteColumns } from '../types.ts';
import type { DraftClient } from './client.ts';
import type {
  RemoteRecord,
  RemoteResult,
  RemoteTable,
  RemoteWrite,
  Repository,
  SavedAnswers,
} from './repository-contract.ts';
import { done, noServer, notThisRow, responsesAbout } from './responses.ts';
import { resumeLinks } from './resume-links.ts';
import type { RetryAfter } from './retry-after.ts';
import { changedColumns, columnsOf, readAnswers, readColumns, readVersion } from './rows.ts';

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
): Repository {
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
