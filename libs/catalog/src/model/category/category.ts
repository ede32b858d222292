import type { Locale, OptionalTranslated, Translated } from '@vyloha/contract';
import type { CategoryBanner } from './category-banner';
import type { CategoryStory } from './category-story';
import type { FilterSetting } from '../listing/filter-groups';

export interface CategoryLink {
  id: string;
  title: Translated;
  path: Translated;
  fileKey: string | null;
}

/** A text an editor may leave empty in either language. */

/** Values of parameters, by parameter. */
export type ChosenValues = Readonly<Record<string, readonly string[]>>;

/** What a catalogue page is made of: a category, a rule of an editor (virtual category), chosen values, or a brand. */
export interface Category {
  id: string;
  kind: 'category' | 'virtual_category' | 'filtered_category' | 'brand';
  /** Of a filtered category: the category whose goods are chosen, and by which values. */
  chosenFrom: { categoryId: string; values: ChosenValues } | null;
  title: Translated;
  path: Translated;
  description: OptionalTranslated;
  story: CategoryStory;
  ancestors: readonly CategoryLink[];
  children: readonly CategoryLink[];
  /** Above the goods, and between them. */
  smallBanners: readonly CategoryBanner[];
  catalogueBanners: readonly CategoryBanner[];
  filterSettings: readonly FilterSetting[];
  seo: CategorySeo;
}

export interface CategorySeo {
  title: OptionalTranslated;
  description: OptionalTranslated;
  keywords: OptionalTranslated;
  /** Shown where the page is shared. */
  imageKey: string | null;
  isIndexed: boolean;
  isFollowed: boolean;
  /** Addresses that stand for this page, by language. */
  canonicalPaths: Translated;
}

/** A text in a language, in Czech where the editor left it out. */
export function textIn(text: OptionalTranslated, locale: Locale): string | null {
  return text[locale] ?? text.cs;
}
