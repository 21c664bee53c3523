import { relative } from 'node:path';
import { SyntaxKind, type Node } from 'typescript/unstable/ast';
import { API, type Symbol } from 'typescript/unstable/sync';
import { browserPath } from './browser-paths.ts';
import { attributePaths } from './markup-paths.ts';
import type { Use } from './floor.ts';

const CONFIG = 'tsconfig.json';

/**
 * The browser features that some files use, by MDN's paths: each interface, member and function that
 * a name resolves to (TypeScript distinguishes `at` of an array from `at` of a string), and each
 * attribute of an element.
 */
export function scriptFeatures(wanted: (file: string) => boolean): Use[] {
  const api = new API({ cwd: process.cwd() });
  try {
    const project = api.updateSnapshot({ openProject: CONFIG }).getProjects()[0];
    if (project === undefined) throw new Error(`${CONFIG} is not a project`);
    const { program, checker } = project;
    const owners = new Map<number, string | undefined>();
    const ownerOf = (symbol: Symbol) => {
      if (!owners.has(symbol.id)) owners.set(symbol.id, symbol.getParent()?.name);
      return owners.get(symbol.id);
    };
    return program
      .getSourceFileNames()
      .map((file) => ({ file, place: relative('.', file) }))
      .filter(({ place }) => wanted(place))
      .flatMap(({ file, place }) => {
        const nodes = nodesOf(program.getSourceFile(file));
        const names = nodes.filter(({ kind }) => kind === SyntaxKind.Identifier);
        const ofBrowser = checker
          .getSymbolAtLocation(names)
          .filter((symbol) => symbol !== undefined && isOfBrowser(symbol))
          .map((symbol) => symbol && browserPath(ownerOf(symbol), symbol.name));
        const ofMarkup = nodes.flatMap((node) => attributePaths(node, place));
        const paths = new Set([...ofBrowser, ...ofMarkup].filter((path) => path !== undefined));
        return [...paths].map((feature) => ({ feature, place }));
      });
  } finally {
    api.close();
  }
}

function nodesOf(file: Node | undefined): Node[] {
  const found: Node[] = [];
  const visit = (node: Node): void => {
    found.push(node);
    node.forEachChild(visit);
  };
  file?.forEachChild(visit);
  return found;
}

/** True if TypeScript's own libraries (DOM and language) declare it. */
const isOfBrowser = ({ declarations }: Symbol): boolean =>
  declarations.length > 0 && declarations.every(({ path }) => /\/lib\.[\w.]+\.d\.ts$/i.test(path));
