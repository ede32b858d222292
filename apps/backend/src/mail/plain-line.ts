const maxCharacters = 200;

/** Control characters, and bidirectional or invisible ones. */
const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]+/gu;

/** One line of visible characters, whatever the input: it cannot inject a header or a line of text. */
export function toPlainLine(text: string): string {
  const visible = text.replace(invisibleCharacters, ' ').replace(/\s+/gu, ' ').trim();
  const characters = [...visible];
  return characters.length <= maxCharacters ? visible : `${characters.slice(0, maxCharacters - 1).join('')}…`;
}

/** Mail programs turn what looks like an address into a link; a gap in it prevents that. */
export function breakLinks(text: string): string {
  return text
    .replace(/:(?=\/\/)/g, ': ')
    .replace(/@(?=\S)/g, '@ ')
    .replace(/\.(?=\p{L}{2,})/gu, '. ');
}
