import * as v from 'valibot';

/** A text, or null when the variable is not set. */
export const optionalText = v.nullish(v.string(), null);

/** Text with a default. */
export function text(fallback: string) {
  return v.optional(v.string(), fallback);
}

/** A TCP port with a default; 0 lets the system choose one. */
export function port(fallback: string) {
  const expected = 'a port number from 0 to 65535';
  return v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, expected), v.transform(Number), v.maxValue(65_535, expected)),
    fallback,
  );
}

function isAddress(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

interface NumberRange {
  min: number;
  max: number;
}

const pairOfPorts = 'a port number from 0 to 65534';

/** The first of two TCP ports that follow each other, or null when the variable is not set. */
export const optionalPairOfPorts = v.nullish(
  v.pipe(v.string(), v.regex(/^\d{1,5}$/, pairOfPorts), v.transform(Number), v.maxValue(65_534, pairOfPorts)),
  null,
);

/** A whole number within bounds, with a default. */
export function wholeNumber(fallback: number, { min, max }: NumberRange, unit: string) {
  const expected = `a whole number of ${unit} from ${min} to ${max}`;
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,7}$/, expected),
      v.transform(Number),
      v.minValue(min, expected),
      v.maxValue(max, expected),
    ),
    String(fallback),
  );
}

/** An address of one of the protocols, without trailing slashes; null when not set. */
export function optionalAddress(protocols: readonly string[], example: string) {
  return v.nullish(
    v.pipe(
      v.string(),
      v.check((value) => isAddress(value, protocols), `an address such as ${example}`),
      v.transform((value) => value.replace(/\/+$/, '')),
    ),
    null,
  );
}

/** An http address, without trailing slashes; null when not set. */
export const optionalWebAddress = optionalAddress(['http:', 'https:'], 'https://api.example.cz');

/** Scheme, host and port of a site, without a trailing slash; null when not set. */
export const optionalOrigin = v.nullish(
  v.pipe(
    v.string(),
    v.transform((value) => value.replace(/\/+$/, '')),
    v.check(
      (value) => isAddress(value, ['http:', 'https:']) && new URL(value).origin === value.toLowerCase(),
      'an origin without a path, such as https://www.example.cz',
    ),
    v.toLowerCase(),
  ),
  null,
);

/** One of the given words. */
export function oneOf<const TWords extends readonly [string, ...string[]]>(words: TWords, fallback: TWords[number]) {
  return v.optional(v.picklist(words, `one of ${words.join(', ')}`), () => fallback);
}

/** A comma list of words with a default. */
export function words(fallback: string) {
  const split = (list: string) => list.split(',').map((word) => word.trim());
  return v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => split(list).filter((word) => word !== '')),
    ),
    fallback,
  );
}
