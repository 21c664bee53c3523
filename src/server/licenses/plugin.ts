import type { Plugin } from 'vite';
import { refusals } from './allowed.ts';
import { licensePage } from './page.ts';
import { shippedPackages } from './shipped.ts';

/** The page with the licenses of everything in the build. */
export const LICENSES = 'licenses.txt';

/** Lists the packages in the visitor's bundle, and fails on a license that is not allowed. */
export function licenses(): Plugin {
  return {
    name: 'plumbline:licenses',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      );
      const packages = shippedPackages(modules, process.cwd());
      const refused = refusals(packages);
      if (refused.length > 0) this.error(refused.join('\n'));
      this.emitFile({ type: 'asset', fileName: LICENSES, source: licensePage(packages) });
    },
  };
}
