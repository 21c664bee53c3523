import type { DraftClient } from './client.ts';
import type { Repository, RemoteResult } from './repository-contract.ts';
import { done, noServer, type Responses } from './responses.ts';

/** Row level security reads a resume link's code from this header. */
const CODE_HEADER = 'x-resume-code';

type ResumeLinks = Pick<Repository, 'addLink' | 'endLinks' | 'idForCode'>;

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
