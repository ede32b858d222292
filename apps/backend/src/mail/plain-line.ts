const maxCharacters = 200;

/** Control characters, and those that turn the direction of writing or show nothing. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}]+/gu;

/** One line of visible characters, whatever was typed: no line of a header or of the text begins in it. */
export function plainLine(text: string): string {
  const visible = text.replace(unseen, ' ').replace(/\s+/gu, ' ').trim();
  const characters = [...visible];
  return characters.length <= maxCharacters ? visible : `${characters.slice(0, maxCharacters - 1).join('')}…`;
}

/** Mail programs make links of what looks like an address; with a gap in it, it does not. */
export function withoutLinks(text: string): string {
  return text
    .replace(/:(?=\/\/)/g, ': ')
    .replace(/@(?=\S)/g, '@ ')
    .replace(/\.(?=\p{L}{2,})/gu, '. ');
}
