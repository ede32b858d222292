/** Characters behind the entities of sanitised HTML. */
const entityCharacters: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** A text or an attribute of sanitised HTML as plain text. */
export function decodeEntities(html: string): string {
  return html.replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => entityCharacters[entity] ?? entity);
}
