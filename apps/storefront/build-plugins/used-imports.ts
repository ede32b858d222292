import type { ImportDeclaration, ExportNamedDeclaration, Node, Program } from 'estree';

/** Names a module takes from another; 'all' where the whole of it may be used. */
export type UsedNames = ReadonlySet<string> | 'all';

interface UsedImport {
  source: string;
  names: UsedNames;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** `import.meta.env.SSR ? … : …` has become `false ? … : …` here. */
const isNever = (node: Node): boolean => node.type === 'Literal' && node.value === false;

function childrenOf(node: Node): Node[] {
  if (node.type === 'ImportDeclaration') return [];
  if (node.type === 'ConditionalExpression' && isNever(node.test)) return [node.alternate];
  if (node.type === 'MemberExpression' && !node.computed) return [node.object];
  return Object.values(node).flat().filter(isNode);
}

const isFunction = ({ type }: Node): boolean => type.endsWith('FunctionExpression') || type === 'FunctionDeclaration';

/** Names that a function calls its own, as far as they stand in its first statements. */
function ownNames(node: Node): string[] {
  if (!('body' in node) || !isNode(node.body) || node.body.type !== 'BlockStatement') return [];
  const declared = node.body.body.flatMap((one) => (one.type === 'VariableDeclaration' ? one.declarations : []));
  return declared.flatMap(({ id }) => [...namesIn(id)]);
}

/** Every outer name that a piece of a module speaks of, but for what never runs in a browser. */
function namesIn(node: Node): Set<string> {
  if (node.type === 'Identifier') return new Set([node.name]);
  const names = new Set(childrenOf(node).flatMap((child) => [...namesIn(child)]));
  if (isFunction(node)) for (const own of ownNames(node)) names.delete(own);
  return names;
}

const nameOf = (node: { type: string; name?: string; value?: unknown }): string => node.name ?? String(node.value);

function importedBy({ specifiers }: ImportDeclaration, spoken: ReadonlySet<string>): UsedNames {
  const used = specifiers.filter(({ local }) => spoken.has(local.name));
  if (specifiers.length === 0 || used.some(({ type }) => type === 'ImportNamespaceSpecifier')) return 'all';
  return new Set(used.map((one) => (one.type === 'ImportSpecifier' ? nameOf(one.imported) : 'default')));
}

function reExportedBy({ specifiers }: ExportNamedDeclaration, wanted: UsedNames): Set<string> {
  const used = specifiers.filter(({ exported }) => wanted === 'all' || wanted.has(nameOf(exported)));
  return new Set(used.map(({ local }) => nameOf(local)));
}

/** What a module takes from others when `wanted` is taken from it, in the order of its statements. */
export function usedImports(program: Program, wanted: UsedNames): UsedImport[] {
  const spoken = namesIn(program);
  return program.body.flatMap((statement): UsedImport[] => {
    if (statement.type === 'ImportDeclaration')
      return [{ source: String(statement.source.value), names: importedBy(statement, spoken) }];
    if (statement.type === 'ExportNamedDeclaration' && statement.source)
      return [{ source: String(statement.source.value), names: reExportedBy(statement, wanted) }];
    if (statement.type === 'ExportAllDeclaration') return [{ source: String(statement.source.value), names: wanted }];
    return [];
  });
}
