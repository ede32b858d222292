/** Browsers limit a cookie to 4 096 bytes, including its name and attributes. */
export const maxCookieBytes = 3_800;
/** Node rejects requests whose headers exceed 16 kB; three parts leave space for the rest. */
const maxParts = 3;

/** A value too large for any browser to send back. */
export class CookieTooLarge extends Error {
  constructor(readonly cookieName: string) {
    super(`The cookie ${cookieName} is larger than a browser keeps (${maxParts} parts of ${maxCookieBytes} bytes)`);
    this.name = 'CookieTooLarge';
  }
}

/** Splits an ASCII value over `name`, `name.1`, `name.2` …; most values need only the first. */
export function splitCookie(name: string, value: string): { name: string; value: string }[] {
  const count = Math.max(1, Math.ceil(value.length / maxCookieBytes));
  if (count > maxParts) throw new CookieTooLarge(name);
  return Array.from({ length: count }, (_, part) => ({
    name: part === 0 ? name : `${name}.${part}`,
    value: value.slice(part * maxCookieBytes, (part + 1) * maxCookieBytes),
  }));
}
