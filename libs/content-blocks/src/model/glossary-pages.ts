import type { LetterGroup } from './glossary-letters';
import type { LoadedBlocks } from './loaded-blocks';
import type { PageTags } from './page-tags';
import type { TermLink } from './term-link';

/** What the glossary is made of. */
export interface GlossaryPageData {
  groups: readonly LetterGroup[];
  meta: PageTags;
}

/** What the page of a word is made of. */
export interface TermPageData<Product, Text> {
  title: string;
  perex: string | null;
  text: Text;
  terms: readonly TermLink[];
  /** Categories and goods the word has to do with. */
  content: LoadedBlocks<Product, Text>;
  meta: PageTags;
}
