// Turns the folder table into `no-restricted-imports` patterns: everything is forbidden except what the table lists.
// @ts-check
import { domains, folderTable } from './dependency-table.mjs';

/** @param {string} text */
const escapeRegExp = (text) => text.replace(/[/.]/g, '\\$&');

/** Folders whose code runs on servers only; the others are also part of the browser's script. */
const serverFolders = ['api', 'handlers'];

/** @param {string} folder */
export function importPatterns(folder) {
  const rule = folderTable[folder];
  if (!rule) throw new Error(`No rule for folder ${folder}`);
  const refusedSiblings = [...Object.keys(folderTable)].filter(
    (name) => name !== folder && !rule.siblings.includes(name),
  );
  const entryPoints = serverFolders.includes(folder) ? '.*' : '(?!server$).*';
  const allowed = [
    ...rule.packages.map((name) => `${escapeRegExp(name)}$`),
    ...rule.platformLibraries.map((library) => `@vyloha\\/${library}(\\/${entryPoints})?$`),
    ...rule.domainEntryPoints.map((entryPoint) => `@vyloha\\/(${domains.join('|')})${escapeRegExp(entryPoint)}$`),
  ];
  const refused = `(${refusedSiblings.join('|')})`;
  return [
    {
      regex: `^(\\.\\./)+${refused}/`,
      message: `${folder}/ may import from ${rule.siblings.join(', ') || 'its own folder only'}.`,
      // The type of a page's data is what its loader returns: `ui` may import the type, never the code.
      allowTypeImports: folder === 'ui',
    },
    {
      regex: `^(?!\\.|${allowed.join('|')}).+`,
      message: `${folder}/ may not import this; see tools/boundaries.`,
      // The handlers' load context has types of other platform libraries.
      allowTypeImports: folder === 'handlers',
    },
  ];
}
