import type { Plugin } from 'vite';

const DEVELOPMENT = '/react-router/dist/development/';
const PRODUCTION = '/react-router/dist/production/';

/**
 * Takes the build of React Router that warns nobody in the console, which the package holds beside
 * the one for developers without naming it, and lets the bundler leave out those of its components
 * and contexts that nobody imports.
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
    transform: (code, id) =>
      id.includes(PRODUCTION) ? { code: withoutSideEffects(code), map: null } : null,
  };
}

/**
 * A bundler cannot know that React only makes something here, nor that the name which is set on it
 * is for developers' tools: it keeps the component with all that it calls.
 */
function withoutSideEffects(code: string): string {
  return code
    .replace(
      /^(var \w+ = )(?=React\d*\.(?:forwardRef|memo|createContext)\()/gm,
      '$1/* @__PURE__ */ ',
    )
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}
