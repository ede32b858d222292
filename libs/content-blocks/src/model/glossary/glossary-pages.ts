import type { LetterGroup } from './glossary-letters';
import type { LoadedBlocks } from '../blocks/loaded-blocks';
import type { MetaTags } from '../search-engines/meta-tags';
import type { TermLink } from './term-link';

/** Data of the glossary. */
export interface GlossaryPageData {
  groups: readonly LetterGroup[];
  meta: MetaTags;
}

/** Data of the page of a term. */
export interface TermPageData<Product, Text> {
  title: string;
  perex: string | null;
  text: Text;
  terms: readonly TermLink[];
  /** Related categories and products. */
  content: LoadedBlocks<Product, Text>;
  meta: MetaTags;
}
