// @ts-check
import { camelCase } from '../names.mjs';
import { insertLine, sortedIndex } from '../source-lines.mjs';

const patternFile = 'libs/links/src/route-patterns.ts';
const pathFile = 'libs/links/src/paths.ts';
const indexingTest = 'libs/links/src/route-indexing.test.ts';
const glossary = 'docs/domain/glossary.md';

const patternLine = /^ {2}'?([\w-]+)'?: '(\/.*)',$/;
const parameter = /:(\w+)/g;

/** A property's name as the formatter writes it. @param {string} name */
const propertyName = (name) => (/^\w+$/.test(name) ? name : `'${name}'`);

/** Whether another pattern would match the paths of this one too. @param {string} pattern @param {string} other */
function isShadowedBy(pattern, other) {
  const parts = pattern.split('/');
  const others = other.split('/');
  return parts.length === others.length && others.every((part, index) => part.startsWith(':') || part === parts[index]);
}

/**
 * Adds a pattern before those that would match its paths too: the first that matches wins.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} name
 * @param {string} pattern
 * @returns {string[]} the routes that follow it
 */
export function addPattern(tree, name, pattern) {
  /** @type {string[]} */
  let nextNames = [];
  insertLine(tree, patternFile, `  ${propertyName(name)}: '${pattern}',`, (lines) => {
    const entries = lines.flatMap((line, index) => {
      const [, other = '', existingPattern = ''] = patternLine.exec(line) ?? [];
      return other === '' ? [] : [{ index, other, existingPattern }];
    });
    if (entries.some(({ other }) => other === name)) throw new Error(`There is a route ${name} already.`);
    const duplicate = entries.find(
      ({ existingPattern }) => existingPattern.replace(parameter, ':') === pattern.replace(parameter, ':'),
    );
    if (duplicate !== undefined) throw new Error(`${pattern} has a route already: ${duplicate.other}.`);
    const next = entries.findIndex(
      ({ other, existingPattern }) => other === 'all' || isShadowedBy(pattern, existingPattern),
    );
    nextNames = entries.slice(next).map(({ other }) => other);
    return entries[next]?.index ?? -1;
  });
  return nextNames;
}

/**
 * Adds a function of `paths`, next to that of another route.
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ name: string, pattern: string, neighbour: string }} route
 */
export function addPathFunction(tree, { name, pattern, neighbour }) {
  const parameterNames = [...pattern.matchAll(parameter)].map(([, parameterName]) => parameterName);
  const parameters = parameterNames.map((parameterName) => `${parameterName}: string`);
  const key = camelCase(parameters.length === 0 ? name : name.replace(/-slug$/, ''));
  const fixed = /^\w+$/.test(name) ? `routePatterns.${name}` : `routePatterns['${name}']`;
  const value = parameters.length === 0 ? fixed : `fillPattern(${fixed}, { ${parameterNames.join(', ')} })`;
  insertLine(tree, pathFile, `  ${key}: (${parameters.join(', ')}) => ${value},`, (lines) => {
    if (lines.some((line) => line.startsWith(`  ${key}:`) || line === `  ${key},`)) {
      throw new Error(`There is a function paths.${key} already; choose another name for the route.`);
    }
    const neighbourIndex = lines.findLastIndex((line) => /^ {2}\w+: .*,$/.test(line) && namesRoute(line, neighbour));
    return neighbourIndex < 0 ? lines.findLastIndex((line) => line.startsWith('} as const')) : neighbourIndex + 1;
  });
}

/** @param {string} line @param {string} name */
function namesRoute(line, name) {
  return [`routePatterns.${name},`, `routePatterns.${name})`, `routePatterns['${name}']`].some((use) =>
    line.includes(use),
  );
}

/**
 * The test of the pages in search engines lists them in the order of the patterns.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} name
 * @param {string[]} nextNames
 */
export function addIndexedRoute(tree, name, nextNames) {
  insertLine(tree, indexingTest, `      '${name}',`, (lines) =>
    lines.findIndex((line) => nextNames.some((next) => line === `      '${next}',`)),
  );
}

/**
 * Every word of an address is explained in the glossary.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} name
 * @param {string} pattern
 */
export function addGlossaryTerms(tree, name, pattern) {
  const text = tree.read(glossary, 'utf8') ?? '';
  const isExplained = (/** @type {string} */ word) => new RegExp(`\\| .*[\`/]${word}[\`/].* \\|`).test(text);
  for (const word of pattern.split('/').filter((part) => /^[a-z]/.test(part) && !isExplained(part))) {
    const meaning = name.replace(/-slug$/, '').replaceAll('-', ' ');
    insertLine(tree, glossary, `| \`${word}\` | ${meaning} | |`, (lines) =>
      sortedIndex(lines, /^\| `([a-z][^`]*)`/, word),
    );
  }
}
