import * as v from 'valibot';

/** A text, or null when the variable is unset. */
export const optionalText = v.nullish(v.string(), null);

/** An e-mail address, or null when the variable is unset. */
export const optionalEmail = v.nullish(v.pipe(v.string(), v.email('an e-mail such as orders@example.com')), null);

/** Where somebody is reached, as a URI: an e-mail or an https URL; null when unset. */
export const optionalContact = v.nullish(
  v.union(
    [
      v.pipe(
        v.string(),
        v.email(),
        v.transform((email) => `mailto:${email}`),
      ),
      v.pipe(v.string(), v.url(), v.startsWith('https://')),
    ],
    'an e-mail such as security@example.com or a page such as https://www.example.com/security',
  ),
  null,
);

/** Text with a default. */
export function text(fallback: string) {
  return v.optional(v.string(), fallback);
}

/** A TCP port with a default; 0 lets the system assign one. */
export function port(fallback: string) {
  const expected = 'a port number from 0 to 65535';
  return v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, expected), v.transform(Number), v.maxValue(65_535, expected)),
    fallback,
  );
}

function isUrlWithProtocol(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

interface NumberRange {
  min: number;
  max: number;
}

const expectedPortPair = 'a port number from 0 to 65534';

/** The first of two consecutive TCP ports, or null when the variable is unset. */
export const optionalPortPair = v.nullish(
  v.pipe(v.string(), v.regex(/^\d{1,5}$/, expectedPortPair), v.transform(Number), v.maxValue(65_534, expectedPortPair)),
  null,
);

/** An integer within bounds, with a default. */
export function integer(fallback: number, { min, max }: NumberRange, unit: string) {
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

/** A URL with one of the protocols, without trailing slashes; null when unset. */
export function optionalUrl(protocols: readonly string[], example: string) {
  return v.nullish(
    v.pipe(
      v.string(),
      v.check((value) => isUrlWithProtocol(value, protocols), `an address such as ${example}`),
      v.transform((value) => value.replace(/\/+$/, '')),
    ),
    null,
  );
}

/** An http URL, without trailing slashes; null when unset. */
export const optionalHttpUrl = optionalUrl(['http:', 'https:'], 'https://api.example.cz');

const isOrigin = (value: string) =>
  isUrlWithProtocol(value, ['http:', 'https:']) && new URL(value).origin === value.toLowerCase();

/** An origin, without a trailing slash; null when unset. */
export const optionalOrigin = v.nullish(
  v.pipe(
    v.string(),
    v.transform((value) => value.replace(/\/+$/, '')),
    v.check(isOrigin, 'an origin without a path, such as https://www.example.cz'),
    v.toLowerCase(),
  ),
  null,
);

/** One of the given values. */
export function oneOf<const TWords extends readonly [string, ...string[]]>(
  stringList: TWords,
  fallback: TWords[number],
) {
  return v.optional(v.picklist(stringList, `one of ${stringList.join(', ')}`), () => fallback);
}

/** A comma-separated list with a default. */
export function stringList(fallback: string) {
  const split = (list: string) => list.split(',').map((item) => item.trim());
  return v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => split(list).filter((item) => item !== '')),
    ),
    fallback,
  );
}

/** A comma-separated list of origins without a trailing slash, empty when unset. */
export const originList = v.pipe(
  stringList(''),
  v.everyItem(isOrigin, 'a comma list of origins without a path, such as https://api.example.cz'),
);
