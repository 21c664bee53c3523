import type { Plugin } from 'vite';

const DEVELOPMENT = '/react-router/dist/development/';
const PRODUCTION = '/react-router/dist/production/';

/**
 * Takes the build of React Router that warns nobody in the console, which the package holds beside
 * the one for developers without naming it.
 */
export function leanRouter(): Plugin {
  return {
    name: 'plumbline:lean-router',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!source.startsWith('react-router') || source.startsWith('react-router-dom')) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id.replace(DEVELOPMENT, PRODUCTION) };
    },
  };
}
