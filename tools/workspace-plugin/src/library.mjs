// @ts-check
import ts from 'typescript';

/**
 * Adds a line to an entry point; an entry point without exports yet loses its `export {}`.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} entryPoint path of the file
 * @param {string} line the export
 */
export function addExport(tree, entryPoint, line) {
  const text = tree.read(entryPoint, 'utf8');
  if (text === null) throw new Error(`There is no entry point ${entryPoint}.`);
  if (text.includes(line)) return;
  const existingExports = text.replace(/^export \{\};\n?/m, '').trimEnd();
  tree.write(entryPoint, `${existingExports}${existingExports === '' ? '' : '\n'}${line}\n`);
}

/**
 * Whether an entry point exports a name as a value; a type of that name is no page, loader or action.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} entryPoint path of the file
 * @param {string} name
 */
export function isExported(tree, entryPoint, name) {
  const { statements } = ts.createSourceFile(entryPoint, tree.read(entryPoint, 'utf8') ?? '', ts.ScriptTarget.Latest);
  return statements.some((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return false;
    const { exportClause } = statement;
    if (exportClause === undefined || !ts.isNamedExports(exportClause)) return false;
    return exportClause.elements.some((element) => !element.isTypeOnly && element.name.text === name);
  });
}

/**
 * The folder of a library; throws for an unknown name.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} library
 */
export function getLibraryFolder(tree, library) {
  const folder = `libs/${library}`;
  if (!tree.exists(`${folder}/src/index.ui.ts`)) throw new Error(`There is no library ${library} in libs.`);
  return folder;
}

/** @param {string} folder of the library @param {'cs' | 'sk'} locale */
const messageFile = (folder, locale) => `${folder}/src/i18n/${locale}.json`;

/**
 * A translation of a library in both languages, if it has it.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} folder of the library
 * @param {[string, string]} key object and name
 * @returns {{ cs?: string, sk?: string }}
 */
export function readTranslation(tree, folder, [object, name]) {
  /** @param {'cs' | 'sk'} locale */
  const read = (locale) => JSON.parse(tree.read(messageFile(folder, locale), 'utf8') ?? '{}')[object]?.[name];
  return { cs: read('cs'), sk: read('sk') };
}

/**
 * Adds a translation in both languages of a library under a dotted key.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} folder of the library
 * @param {[string, string]} key object and name
 * @param {{ cs: string, sk: string }} translations
 */
export function addTranslation(tree, folder, [object, name], translations) {
  for (const locale of /** @type {const} */ (['cs', 'sk'])) {
    const file = messageFile(folder, locale);
    const messages = JSON.parse(tree.read(file, 'utf8') ?? '{}');
    messages[object] = { ...messages[object], [name]: translations[locale] };
    tree.write(file, `${JSON.stringify(messages, null, 2)}\n`);
  }
}
