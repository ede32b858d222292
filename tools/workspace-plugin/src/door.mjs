// @ts-check

/**
 * Adds a line to a door, in order; a door without exports yet loses its `export {}`.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} door path of the door file
 * @param {string} line the export
 */
export function addToDoor(tree, door, line) {
  const text = tree.read(door, 'utf8');
  if (text === null) throw new Error(`There is no door ${door}.`);
  if (text.includes(line)) return;
  const kept = text.replace(/^export \{\};\n?/m, '').trimEnd();
  tree.write(door, `${kept}${kept === '' ? '' : '\n'}${line}\n`);
}

/**
 * The folder of a room; refuses a name that no room has.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} room
 */
export function roomFolder(tree, room) {
  const folder = `libs/${room}`;
  if (!tree.exists(`${folder}/src/index.ui.ts`)) throw new Error(`There is no room ${room} in libs.`);
  return folder;
}

/**
 * Adds a text to both languages of a room under a dotted key.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} folder of the room
 * @param {[string, string]} key object and name
 * @param {{ cs: string, sk: string }} texts
 */
export function addText(tree, folder, [object, name], texts) {
  for (const locale of /** @type {const} */ (['cs', 'sk'])) {
    const file = `${folder}/src/i18n/${locale}.json`;
    const messages = JSON.parse(tree.read(file, 'utf8') ?? '{}');
    messages[object] = { ...messages[object], [name]: texts[locale] };
    tree.write(file, `${JSON.stringify(messages, null, 2)}\n`);
  }
}
