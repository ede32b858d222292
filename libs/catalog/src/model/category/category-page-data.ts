import type { PlacedBanner, ShownBanner } from './category-banner';
import type { ShownStory } from './category-story';
import type { FilterPanelData } from '../listing/filter-view';
import type { SortName } from '../listing/listing';
import type { ListingPart } from '../listing/listing-part';
import type { PageMeta } from '../page-meta';
import type { TopCategory } from './top-category';

export interface CategoryTile {
  id: string;
  title: string;
  path: string;
  fileKey: string | null;
}

export interface SortChoice {
  name: SortName;
  path: string;
  isActive: boolean;
}

/** What a catalogue page is made of, in the shopper's language. */
export interface CategoryPageData<Text = unknown> extends ListingPart {
  title: string;
  description: string | null;
  /** The same with its marks, as harmless HTML; left out where it has none. */
  richDescription?: string;
  /** What editors tell around the goods; left out where they tell nothing, and on further pages. */
  story?: ShownStory<Text>;
  ancestors: readonly Pick<CategoryTile, 'title' | 'path'>[];
  children: readonly CategoryTile[];
  /** In place of the tiles of departments; left out where editors put nothing there, and among chosen goods. */
  topCategories?: readonly TopCategory<string>[];
  /** Left out where there are none. */
  smallBanners?: readonly ShownBanner[];
  banners?: readonly PlacedBanner[];
  sorts: readonly SortChoice[];
  filters: FilterPanelData;
  /** Where browsers ask for goods that go with those of the category; left out where there is no category. */
  recommendedAddress?: string;
  meta: PageMeta;
}
