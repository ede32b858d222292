/** Deeper than anything that is sent here; what reads a document by recursion is safe within it. */
export const maxJsonDepth = 32;

const openers = '{[';
const closers = '}]';

/** Whether brackets outside of strings stand in each other deeper than that; needs no valid JSON. */
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
 * JSON of bounded depth, for what comes from outside in another way than as a body.
 * @throws SyntaxError
 */
export function parseBoundedJson(text: string): unknown {
  if (isDeeperThan(maxJsonDepth, text)) throw new SyntaxError(`JSON deeper than ${maxJsonDepth}`);
  return JSON.parse(text);
}
