// Turns the folder table into `no-restricted-imports` patterns: everything is refused but what the table names.
// @ts-check
import { domains, folderTable } from './dependency-table.mjs';

/** @param {string} text */
const escaped = (text) => text.replace(/[/.]/g, '\\$&');

/** @param {string} folder */
export function importPatterns(folder) {
  const rule = folderTable[folder];
  if (!rule) throw new Error(`No rule for folder ${folder}`);
  const refusedSiblings = [...Object.keys(folderTable)].filter(
    (name) => name !== folder && !rule.siblings.includes(name),
  );
  const allowed = [
    ...rule.packages.map((name) => `${escaped(name)}$`),
    ...rule.rooms.map((room) => `@vyloha\\/${room}(\\/.*)?$`),
    ...rule.otherDoors.map((door) => `@vyloha\\/(${domains.join('|')})${escaped(door)}$`),
  ];
  const refused = `(${refusedSiblings.join('|')})`;
  return [
    {
      regex: `^(\\.\\./)+${refused}/`,
      message: `${folder}/ may import from ${rule.siblings.join(', ') || 'its own folder only'}.`,
      // A page's data is what its loader returns: `ui` may know the type, never the code.
      allowTypeImports: folder === 'ui',
    },
    {
      regex: `^(?!\\.|${allowed.join('|')}).+`,
      message: `${folder}/ may not import this; see tools/boundaries.`,
      // What the host hands to handlers has types of other platform rooms.
      allowTypeImports: folder === 'handlers',
    },
  ];
}
