import type { OptionalTranslated, Translated } from '@vyloha/contract';
import type { CategoryBanner } from './category-banner';
import type { CategoryEditorial } from './category-editorial';
import type { FilterSetting } from '../listing/facet';

export interface CategoryLink {
  id: string;
  title: Translated;
  path: Translated;
  fileKey: string | null;
}

/** Values of parameters, by parameter. */
export type SelectedValues = Readonly<Record<string, readonly string[]>>;

/** Kinds of a catalogue page: a category, an editor's rule (virtual category), selected values, or a brand. */
export interface Category {
  id: string;
  kind: 'category' | 'virtual_category' | 'filtered_category' | 'brand';
  /** Of a filtered category: its base category, and the values that filter it. */
  presetFilter: { categoryId: string; values: SelectedValues } | null;
  title: Translated;
  path: Translated;
  description: OptionalTranslated;
  /** Of a brand its logo. */
  imageKey: string | null;
  editorial: CategoryEditorial;
  ancestors: readonly CategoryLink[];
  children: readonly CategoryLink[];
  /** Above the products, and between them. */
  smallBanners: readonly CategoryBanner[];
  catalogueBanners: readonly CategoryBanner[];
  filterSettings: readonly FilterSetting[];
  seo: CategorySeo;
}

export interface CategorySeo {
  title: OptionalTranslated;
  description: OptionalTranslated;
  keywords: OptionalTranslated;
  /** Image for social networks. */
  pictureKey: string | null;
  isIndexed: boolean;
  isFollowed: boolean;
  /** Canonical addresses of this page, by language. */
  canonicalPaths: Translated;
}
