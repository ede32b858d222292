// @ts-check

/**
 * Inserts a line where `findIndex` says; throws when the file no longer has such a place.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} file
 * @param {string} line
 * @param {(lines: string[]) => number} findIndex index of the following line, negative for none
 */
export function insertLine(tree, file, line, findIndex) {
  const lines = (tree.read(file, 'utf8') ?? '').split('\n');
  const index = findIndex(lines);
  if (index < 0) throw new Error(`${file} has no place for this line: ${line.trim()}`);
  tree.write(file, lines.toSpliced(index, 0, line).join('\n'));
}

/**
 * Appends to the line that matches a pattern; throws when the file no longer has one.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} file
 * @param {RegExp} pattern
 * @param {string} addition
 */
export function appendToLine(tree, file, pattern, addition) {
  const lines = (tree.read(file, 'utf8') ?? '').split('\n');
  const index = lines.findIndex((line) => pattern.test(line));
  const line = lines[index];
  if (line === undefined) throw new Error(`${file} has no line for this addition: ${addition.trim()}`);
  tree.write(file, lines.with(index, `${line}${addition}`).join('\n'));
}

/**
 * Index at which a line belongs among the sorted lines that match a pattern; negative when none does.
 * @param {string[]} lines
 * @param {RegExp} pattern captures the name by which the lines are sorted
 * @param {string} name
 */
export function sortedIndex(lines, pattern, name) {
  const entries = lines.flatMap((line, index) => {
    const other = pattern.exec(line)?.[1];
    return other === undefined ? [] : [{ index, other }];
  });
  const next = entries.find(({ other }) => other > name);
  return next?.index ?? (entries.at(-1)?.index ?? -2) + 1;
}
