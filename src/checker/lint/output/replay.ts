import { replayLink } from '../../../engine/core.ts';
import type { Finding } from '../finding.ts';

/** A finding as reported. `replay` opens its witness in the app on the dev server. */
export type Reported = Finding & { replay?: string };

export async function withReplayLinks(findings: readonly Finding[]): Promise<Reported[]> {
  return Promise.all(
    findings.map(async (finding) => {
      const { witness } = finding;
      if (witness === undefined) return finding;
      return { ...finding, replay: await replayLink(witness.path, witness.answers) };
    }),
  );
}
