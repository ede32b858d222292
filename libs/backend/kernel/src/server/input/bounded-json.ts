/** Deeper than any valid request, and safe for recursive readers. */
export const maxJsonDepth = 32;

const openers = '{[';
const closers = '}]';

/** Whether brackets outside of strings are nested deeper than `maxDepth`; accepts invalid JSON. */
export function isDeeperThan(maxDepth: number, text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isInString && character === '\\') at += 1;
    else if (character === '"') isInString = !isInString;
    else if (!isInString && openers.includes(character)) depth += 1;
    else if (!isInString && closers.includes(character)) depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}

/**
 * Parses JSON of bounded depth, for external input that is not a request body.
 * @throws SyntaxError
 */
export function parseBoundedJson(text: string): unknown {
  if (isDeeperThan(maxJsonDepth, text)) throw new SyntaxError(`JSON deeper than ${maxJsonDepth}`);
  return JSON.parse(text);
}
