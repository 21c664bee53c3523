import type { Plugin } from 'vite';
import { refusals } from '../licences/allowed.ts';
import { licencePage } from '../licences/page.ts';
import { shippedPackages } from '../licences/shipped.ts';

/** The page with the licenses of everything in the build. */
export const LICENCES = 'licences.txt';

/** Lists the packages in the visitor's bundle, and fails on a license that is not allowed. */
export function licences(): Plugin {
  return {
    name: 'plumbline:licences',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      );
      const packages = shippedPackages(modules, process.cwd());
      const refused = refusals(packages);
      if (refused.length > 0) this.error(refused.join('\n'));
      this.emitFile({ type: 'asset', fileName: LICENCES, source: licencePage(packages) });
    },
  };
}
