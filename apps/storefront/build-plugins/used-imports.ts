import type { ImportDeclaration, ExportNamedDeclaration, Node, Program } from 'estree';

/** Names a module imports from another; 'all' where any export may be used. */
export type UsedNames = ReadonlySet<string> | 'all';

interface UsedImport {
  source: string;
  names: UsedNames;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** `import.meta.env.SSR ? … : …` has become `false ? … : …` here. */
const isFalseLiteral = (node: Node): boolean => node.type === 'Literal' && node.value === false;

function childrenOf(node: Node): Node[] {
  if (node.type === 'ImportDeclaration') return [];
  if (node.type === 'ConditionalExpression' && isFalseLiteral(node.test)) return [node.alternate];
  if (node.type === 'MemberExpression' && !node.computed) return [node.object];
  return Object.values(node).flat().filter(isNode);
}

const isFunction = ({ type }: Node): boolean => type.endsWith('FunctionExpression') || type === 'FunctionDeclaration';

/** Names that a function declares itself, in its first statements. */
function localNames(node: Node): string[] {
  if (!('body' in node) || !isNode(node.body) || node.body.type !== 'BlockStatement') return [];
  const declared = node.body.body.flatMap((one) => (one.type === 'VariableDeclaration' ? one.declarations : []));
  return declared.flatMap(({ id }) => [...namesIn(id)]);
}

/** Every outer name that a piece of a module references, except in code that never runs in a browser. */
function namesIn(node: Node): Set<string> {
  if (node.type === 'Identifier') return new Set([node.name]);
  const names = new Set(childrenOf(node).flatMap((child) => [...namesIn(child)]));
  if (isFunction(node)) for (const own of localNames(node)) names.delete(own);
  return names;
}

const nameOf = (node: { type: string; name?: string; value?: unknown }): string => node.name ?? String(node.value);

function importedBy({ specifiers }: ImportDeclaration, referencedNames: ReadonlySet<string>): UsedNames {
  const used = specifiers.filter(({ local }) => referencedNames.has(local.name));
  if (specifiers.length === 0 || used.some(({ type }) => type === 'ImportNamespaceSpecifier')) return 'all';
  return new Set(used.map((one) => (one.type === 'ImportSpecifier' ? nameOf(one.imported) : 'default')));
}

function reExportedBy({ specifiers }: ExportNamedDeclaration, requestedNames: UsedNames): Set<string> {
  const used = specifiers.filter(({ exported }) => requestedNames === 'all' || requestedNames.has(nameOf(exported)));
  return new Set(used.map(({ local }) => nameOf(local)));
}

/**
 * What a module imports from others when names are imported from it, in the order of its statements. A module is
 * analysed once, however many ask for it.
 */
export function importReader(program: Program): (requestedNames: UsedNames) => UsedImport[] {
  const referencedNames = namesIn(program);
  const statements = program.body.filter(({ type }) => /^(?:Import|Export)/.test(type));
  return (requestedNames) =>
    statements.flatMap((statement): UsedImport[] => {
      if (statement.type === 'ImportDeclaration')
        return [{ source: String(statement.source.value), names: importedBy(statement, referencedNames) }];
      if (statement.type === 'ExportNamedDeclaration' && statement.source)
        return [{ source: String(statement.source.value), names: reExportedBy(statement, requestedNames) }];
      if (statement.type === 'ExportAllDeclaration')
        return [{ source: String(statement.source.value), names: requestedNames }];
      return [];
    });
}
