// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * @typedef {{ specifier: string, name: string }} ImportedName imported from an entry point; `*` is all names
 * @typedef {{ root: string, specifier: string, file: string }} EntryPoint in a project's `exports`
 */

/** @param {string} file @param {string} text */
const parse = (file, text) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

/**
 * Names that a file exports.
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
 * Names that a file imports from other projects.
 * @param {string} file
 * @param {string} text
 * @returns {ImportedName[]}
 */
export function listImports(file, text) {
  /** @type {ImportedName[]} */
  const imports = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      const specifier = /** @type {ts.StringLiteral} */ (node.moduleSpecifier).text;
      const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
      const names =
        bindings && (ts.isNamedImports(bindings) || ts.isNamedExports(bindings))
          ? bindings.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
          : ['*'];
      imports.push(...names.map((name) => ({ specifier, name })));
    }
    // Whoever declares members of an interface there uses it, and a file of its own has no other purpose.
    if (ts.isModuleDeclaration(node) && ts.isStringLiteral(node.name))
      imports.push({ specifier: node.name.text, name: '*' });
    const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
    const argument = isDynamic ? node.arguments[0] : ts.isImportTypeNode(node) ? node.argument : undefined;
    const literal = argument && (ts.isLiteralTypeNode(argument) ? argument.literal : argument);
    if (literal && ts.isStringLiteral(literal)) {
      const importedNames = isDynamic
        ? listDestructuredNames(node)
        : /** @type {ts.ImportTypeNode} */ (node).qualifier?.getText();
      const names = typeof importedNames === 'string' ? [importedNames] : (importedNames ?? ['*']);
      imports.push(...names.map((name) => ({ specifier: literal.text, name })));
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(file, text));
  return imports;
}

/** `const { a, b } = await import(…)` imports two names; anything else may use all. @param {ts.Node} call */
function listDestructuredNames(call) {
  const declaration = ts.isAwaitExpression(call.parent) ? call.parent.parent : call.parent;
  if (!ts.isVariableDeclaration(declaration) || !ts.isObjectBindingPattern(declaration.name)) return ['*'];
  return declaration.name.elements.map(({ name, propertyName }) => (propertyName ?? name).getText());
}

/**
 * Exports of entry points that no other project imports.
 * @param {string} workspaceRoot
 * @param {EntryPoint[]} entryPoints
 * @param {string[]} files source files, relative to the root of the workspace
 * @returns {string[]} such as `@vyloha/cart/server countLines`
 */
export function findUnusedExports(workspaceRoot, entryPoints, files) {
  const rootBySpecifier = new Map(entryPoints.map(({ specifier, root }) => [specifier, root]));
  /** @type {Map<string, Set<string>>} */
  const importedNames = new Map(entryPoints.map(({ specifier }) => [specifier, new Set()]));
  for (const file of files) {
    const text = readFileSync(join(workspaceRoot, file), 'utf8');
    for (const { specifier, name } of listImports(file, text)) {
      const root = rootBySpecifier.get(specifier);
      if (root !== undefined && !file.startsWith(`${root}/`)) importedNames.get(specifier)?.add(name);
    }
  }
  return entryPoints.flatMap(({ specifier, file }) => {
    const names = importedNames.get(specifier) ?? new Set();
    if (names.has('*')) return [];
    const exported = exportedNames(file, readFileSync(join(workspaceRoot, file), 'utf8'));
    return exported.filter((name) => !names.has(name)).map((name) => `${specifier} ${name}`);
  });
}
