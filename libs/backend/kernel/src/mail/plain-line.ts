const maxCharacters = 200;
const noBreakSpace = '\u00a0';

/** Control characters, and bidirectional or invisible ones. */
const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]+/gu;

/** One line of visible characters, whatever the input: it cannot inject a header or a line of text. */
export function toPlainLine(text: string): string {
  const visible = text
    .replace(invisibleCharacters, ' ')
    // An amount stays with its currency.
    .replace(/\s+/gu, (gap) => (gap === noBreakSpace ? gap : ' '))
    .trim();
  const characters = [...visible];
  return characters.length <= maxCharacters ? visible : `${characters.slice(0, maxCharacters - 1).join('')}…`;
}

/** Whatever nobody is called: a scheme, a mailbox, a web server, a path. */
const address = /:\/\/|@\S|\bwww\.|\.\p{L}{2,}[/?#:]/iu;

/**
 * Not seen, and no part of an address.
 * @see https://nation.marketo.com/t5/product-blogs/stop-email-clients-from-hyperlinking-text-that-s-merely-url-like/ba-p/329132
 */
const wordJoiner = '\u2060';

/**
 * Mail programs turn what looks like an address into a link. A gap in it prevents that; in a name such as `Alza.cz a.s.`
 * one that is not seen.
 */
export function breakLinks(text: string): string {
  const brokenDot = address.test(text) ? '. ' : `${wordJoiner}.`;
  return text
    .replace(/:(?=\/\/)/g, ': ')
    .replace(/@(?=\S)/g, '@ ')
    .replace(/\.(?=\p{L}{2,})/gu, brokenDot);
}
