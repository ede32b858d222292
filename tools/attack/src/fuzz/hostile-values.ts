import type { Random } from '../random';

/** Texts that break parsers, before encoding. */
const hostileTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1',
  '2',
  '99999999999999999999',
  '2147483648',
  '-2147483649',
  '1e300',
  '-1e308',
  '1e-400',
  '0x10',
  'NaN',
  'Infinity',
  'null',
  'undefined',
  'true',
  '[object Object]',
  '\0',
  'a\0b',
  'žluťoučký kůň',
  '😀'.repeat(20),
  '\ud800',
  '\u202e',
  'İI',
  '../../../../etc/passwd',
  '..\\..\\x',
  '//evil.test/x',
  '/\\evil.test',
  'http://evil.test/',
  'javascript:alert(1)',
  '<script>alert(1)</script>',
  `"'><img src=x onerror=alert(1)>`,
  `' or 1=1 --`,
  `'; drop table product; --`,
  '%',
  '%%%_\\',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '10-20',
  '1e300-1e301',
  '2147483648-99999999999',
  '-5--1',
  '1-',
  'NaN-NaN',
  'v-x:999999999999',
  'CZK',
  'EUR',
  'XXX',
  'cs',
  'sk',
  'b2b',
  'business',
  '{}',
  '[]',
  '{"a":',
  'a@b.cz',
  'a\r\nb',
  '110 00',
];

export function hostileText(random: Random): string {
  if (random.chance(0.04)) return 'x'.repeat(random.pick([300, 5_000, 70_000]));
  if (random.chance(0.08)) return random.pick(hostileTexts) + random.pick(hostileTexts);
  return random.pick(hostileTexts);
}

/** Path parts that no browser would send. */
const unusualPathParts = [
  '%',
  '%00',
  '%5C',
  '%5c',
  '%2e%2e',
  '%2F',
  '..',
  '.',
  '//',
  '\\',
  '%C5%99',
  '%FF',
  '%E0%80',
  ';',
  ':',
  '@',
  '*',
  '~',
  '%0d%0a',
  '%ED%A0%80',
  "'",
  '"',
  '<',
  '|',
  '^',
  '`',
  '{',
  '}',
  '[',
  ']',
  '+',
  '%u0041',
];

/** Inserts something unusual into a path, encoded or not. */
export function mutatePath(random: Random, path: string): string {
  const roll = random.below(8);
  const odd = random.pick(unusualPathParts);
  if (roll === 0) return `${path}/${odd}`;
  if (roll === 1) return `/${odd}${path}`;
  if (roll === 2) return path.replace(/[^/]*$/, (last) => last.slice(0, 2) + odd + last.slice(2));
  if (roll === 3) return `${path}${odd}`;
  if (roll === 4) return path.toUpperCase();
  if (roll === 5) return `${path}/`.repeat(random.pick([1, 2, 40]));
  if (roll === 6) return `${path}.data`;
  return `/${'a'.repeat(random.pick([200, 2_000, 9_000]))}`;
}

/** Encoded like form data; a lone surrogate becomes the replacement character. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd'));
}

/** Encoded like form data, or left as it is. */
export function maybeEncodeText(random: Random, text: string): string {
  if (random.chance(0.8)) return encodeText(text);
  // A raw space or line break would split the request line.
  return text.replace(/[\s\0]/g, '%20');
}

/** Unexpected JSON: other types, depth, keys with a special meaning. */
export function hostileJson(random: Random): unknown {
  const roll = random.below(10);
  if (roll < 3) return hostileText(random);
  if (roll === 3) return random.pick([0, -1, 1e300, 2_147_483_648, 0.1, 1e-300, 9_007_199_254_740_993]);
  if (roll === 4) return random.pick([null, true, false]);
  if (roll === 5) return [hostileText(random), hostileText(random)];
  if (roll === 6) return { [hostileText(random)]: hostileText(random) };
  if (roll === 7) return [];
  if (roll === 8) return {};
  return Array.from({ length: random.pick([3, 300]) }, () => 'x');
}

/** JSON nested deep enough to exhaust the stack. */
export const deepJson = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
export const deepArray = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
