// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * @typedef {{ specifier: string, name: string }} Use a name that a file takes through a door; `*` takes all of them
 * @typedef {{ root: string, specifier: string, file: string }} Door an entry of a project's `exports`
 */

/** @param {string} file @param {string} text */
const parse = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/**
 * What a file exports by name.
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
export function exportedNames(file, text) {
  return parse(file, text).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)) {
      return statement.exportClause.elements.map(({ name }) => name.text);
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
    }
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement);
    return isNamed && statement.name ? [statement.name.text] : [];
  });
}

/**
 * What a file takes from other projects.
 * @param {string} file
 * @param {string} text
 * @returns {Use[]}
 */
export function usesOf(file, text) {
  /** @type {Use[]} */
  const uses = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      const specifier = /** @type {ts.StringLiteral} */ (node.moduleSpecifier).text;
      const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
      const names =
        bindings && (ts.isNamedImports(bindings) || ts.isNamedExports(bindings))
          ? bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
          : ['*'];
      uses.push(...names.map((name) => ({ specifier, name })));
    }
    const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const argument = isDynamic ? node.arguments[0] : ts.isImportTypeNode(node) ? node.argument : undefined;
    const literal = argument && (ts.isLiteralTypeNode(argument) ? argument.literal : argument);
    if (literal && ts.isStringLiteral(literal)) {
      const taken = isDynamic ? namesAfter(node) : /** @type {ts.ImportTypeNode} */ (node).qualifier?.getText();
      const names = typeof taken === 'string' ? [taken] : (taken ?? ['*']);
      uses.push(...names.map((name) => ({ specifier: literal.text, name })));
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file, text));
  return uses;
}

/** `const { a, b } = await import(…)` takes two names; anything else may take all. @param {ts.Node} call */
function namesAfter(call) {
  const declaration = ts.isAwaitExpression(call.parent) ? call.parent.parent : call.parent;
  if (!ts.isVariableDeclaration(declaration) || !ts.isObjectBindingPattern(declaration.name)) return ['*'];
  return declaration.name.elements.map(({ name, propertyName }) => (propertyName ?? name).getText());
}

/**
 * Exports of doors that no other project takes.
 * @param {string} workspaceRoot
 * @param {Door[]} doors
 * @param {string[]} files source files, relative to the root of the workspace
 * @returns {string[]} such as `@vyloha/cart/server countLines`
 */
export function unusedDoorExports(workspaceRoot, doors, files) {
  const rootOf = new Map(doors.map(({ specifier, root }) => [specifier, root]));
  /** @type {Map<string, Set<string>>} */
  const taken = new Map(doors.map(({ specifier }) => [specifier, new Set()]));
  for (const file of files) {
    const text = readFileSync(join(workspaceRoot, file), 'utf8');
    for (const { specifier, name } of usesOf(file, text)) {
      const root = rootOf.get(specifier);
      if (root !== undefined && !file.startsWith(`${root}/`)) taken.get(specifier)?.add(name);
    }
  }
  return doors.flatMap(({ specifier, file }) => {
    const names = taken.get(specifier) ?? new Set();
    if (names.has('*')) return [];
    const exported = exportedNames(file, readFileSync(join(workspaceRoot, file), 'utf8'));
    return exported.filter((name) => !names.has(name)).map((name) => `${specifier} ${name}`);
  });
}
