import { parseSync, type Expression, type JSXChild, type Node } from 'oxc-parser';

/** A text in JSX that shares its element with others, which come, go or change beside it. */
export type LooseText = { file: string; line: number; text: string };

type Kind = 'blank' | 'fixed text' | 'text' | 'fixed element' | 'elements';

/** What the names of a module stand for: `elements` if declared so, else the value that says it. */
type Names = ReadonlyMap<string, 'elements' | Expression>;

/** Of React's and RJSF's own properties. */
const DRAWN = ['children', 'errors', 'help'];

/**
 * The texts of a module's JSX that are not alone in their element although they, or what stands beside
 * them, may change. React keeps such a text as a node of its own, and a browser's translation has put an
 * element in its place: to change it is in vain, and to remove it is an error.
 */
export function looseTexts(file: string, source: string): LooseText[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const names = namesIn(program);
  const found: LooseText[] = [];
  const report = ({ start, end }: Node) => {
    const line = source.slice(0, start).split('\n').length;
    found.push({ file, line, text: source.slice(start, end).trim() });
  };
  visit(program, (node) => {
    for (const drawn of textsDrawnBy(node, names)) report(drawn);
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const children = node.children
      .map((child) => ({ child, kind: kindOfChild(child, names) }))
      .filter(({ kind }) => kind !== 'blank');
    const isAlone = node.type === 'JSXElement' && children.length === 1;
    const isFixed = children.every(({ kind }) => kind.startsWith('fixed'));
    if (isAlone || isFixed) return;
    for (const { child, kind } of children) if (kind.endsWith('text')) report(child);
  });
  return found;
}

/** What a component returns as a text: it stands in an element of another one. */
function textsDrawnBy(node: Node, names: Names): Expression[] {
  if (node.type !== 'FunctionDeclaration' || !/^[A-Z]/.test(node.id?.name ?? '')) return [];
  const returned = node.body === null ? [] : returnsOf(node.body);
  return returned.filter((one) => kindOf(one, names).endsWith('text'));
}

/** Without those of functions inside. */
function returnsOf(node: Node): Expression[] {
  if (/Function/.test(node.type)) return [];
  if (node.type === 'ReturnStatement') return node.argument === null ? [] : [node.argument];
  return partsOf(node).flatMap(returnsOf);
}

function kindOfChild(child: JSXChild, names: Names): Kind {
  if (child.type === 'JSXText') return child.value.trim() === '' ? 'blank' : 'fixed text';
  if (child.type === 'JSXElement' || child.type === 'JSXFragment') return 'fixed element';
  if (child.type === 'JSXSpreadChild') return 'elements';
  return child.expression.type === 'JSXEmptyExpression' ? 'blank' : kindOf(child.expression, names);
}

function kindOf(expression: Expression, names: Names): Kind {
  const kind = (one: Expression) => kindOf(one, names);
  switch (expression.type) {
    case 'Literal':
      if (typeof expression.value !== 'string') return 'elements';
      return expression.value.trim() === '' ? 'blank' : 'fixed text';
    case 'JSXElement':
    case 'JSXFragment':
      return 'elements';
    case 'ParenthesizedExpression':
      return kind(expression.expression);
    case 'LogicalExpression':
      return expression.operator === '&&' ? kind(expression.right) : 'text';
    case 'ConditionalExpression': {
      const kinds = [kind(expression.consequent), kind(expression.alternate)];
      return kinds.some((one) => one.endsWith('text')) ? 'text' : 'elements';
    }
    case 'CallExpression':
      return isDrawing(expression.callee, names) || expression.arguments.some(holdsJsx)
        ? 'elements'
        : 'text';
    default:
      return isDrawing(expression, names) ? 'elements' : 'text';
  }
}

/** Whether a name, a property, or the object whose method is called stands for elements. */
function isDrawing(expression: Node, names: Names): boolean {
  if (expression.type === 'MemberExpression')
    return isDrawing(expression.property, names) || isDrawing(expression.object, names);
  if (expression.type !== 'Identifier') return false;
  if (expression.name === 'undefined') return true;
  const value = names.get(expression.name);
  if (value === undefined || value === 'elements') return value !== undefined;
  if (isFunctionOfJsx(value)) return true;
  // A name may be said by itself: `const { a } = b.a`.
  const others = new Map([...names].filter(([name]) => name !== expression.name));
  return kindOf(value, others) === 'elements';
}

const isFunctionOfJsx = (node: Node): boolean =>
  node.type === 'ArrowFunctionExpression' && holdsJsx(node.body);

function holdsJsx(node: Node): boolean {
  let holds = false;
  visit(node, ({ type }) => {
    holds ||= type === 'JSXElement' || type === 'JSXFragment';
  });
  return holds;
}

const isOfElements = (type: Node | null | undefined): boolean =>
  /"(ReactNode|ReactElement)"/.test(JSON.stringify(type ?? null));

function namesIn(program: Node): Names {
  const names = new Map<string, 'elements' | Expression>(DRAWN.map((name) => [name, 'elements']));
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') {
      if (isOfElements(node.id.typeAnnotation)) names.set(node.id.name, 'elements');
      else if (node.init !== null) names.set(node.id.name, node.init);
    }
    if (node.type === 'FunctionDeclaration' && node.id !== null && isOfElements(node.returnType))
      names.set(node.id.name, 'elements');
    if (node.type === 'TSPropertySignature' && node.key.type === 'Identifier')
      if (isOfElements(node.typeAnnotation)) names.set(node.key.name, 'elements');
  });
  return names;
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const part of partsOf(node)) visit(part, see);
}

const partsOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((one) => typeof one === 'object' && one !== null && 'type' in one);
