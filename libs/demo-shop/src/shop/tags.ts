import type { ImportDocument } from '@vyloha/import-documents';
import { keysOf } from '../keys-of';
import { text } from '../language/texts';

interface DemoTag {
  text: { cs: string; sk: string };
  color: string;
  /** On product boxes and details; in articles and content blocks. */
  catalog: boolean;
  content: boolean;
}

const tag = (cs: string, sk: string, color: string, catalog = true, content = true): DemoTag => ({
  text: text(cs, sk),
  color,
  catalog,
  content,
});

export const tags = {
  novinka: tag('Novinka', 'Novinka', '#d5ec7d'),
  akce: tag('Akce', 'Akcia', '#b8431f'),
  vyprodej: tag('Výprodej', 'Výpredaj', '#b8431f'),
  tip: tag('Náš tip', 'Náš tip', '#1d6a3c'),
  'tri-plus-jedna': tag('3+1 zdarma', '3+1 zadarmo', '#8a5a00'),
  // Gifts have a badge of their own; the tag only serves as a filter.
  darek: tag('S dárkem', 'S darčekom', '#7d5fa6', false, false),
  eko: tag('Bez syntetiky', 'Bez syntetiky', '#2c7a3f'),
  'vyrobeno-u-nas': tag('Vyrobeno u nás', 'Vyrobené u nás', '#20356b', true, false),
  profi: tag('Profi', 'Profi', '#4a5056', false, true),
  sezona: tag('Jarní sezona', 'Jarná sezóna', '#626a34', false, false),
} as const satisfies Record<string, DemoTag>;

export type TagKey = keyof typeof tags;

export const tagId = (key: TagKey) => `t-${key}`;

export function* tagDocuments(): Generator<ImportDocument> {
  for (const key of keysOf(tags)) {
    const { text: title, color, catalog, content } = tags[key];
    yield {
      type: 'tag',
      id: tagId(key),
      text: title,
      color,
      visibleInCatalog: catalog,
      visibleInContent: content,
    };
  }
}
