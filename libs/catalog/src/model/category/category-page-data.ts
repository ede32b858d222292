import type { PlacedBanner, BannerView } from './category-banner';
import type { EditorialView } from './category-editorial';
import type { FilterPanelData } from '../listing/filter-view';
import type { SortName } from '../listing/listing';
import type { ListingPage } from '../listing/listing-page';
import type { PageMeta } from '../page-meta';
import type { TopCategory } from './top-category';

export interface CategoryTile {
  id: string;
  title: string;
  path: string;
  fileKey: string | null;
}

export interface SortOption {
  /** `relevance`: the default order of what was searched for. */
  name: SortName | 'relevance';
  path: string;
  isActive: boolean;
}

/** Data of a catalogue page, in the shopper's language. */
export interface CategoryPageData<Text = unknown> extends ListingPage {
  title: string;
  /** Of a brand, null where it has none; left out of other pages. */
  logoKey?: string | null;
  description: string | null;
  /** The perex with its markup, as sanitized HTML; left out where it has none. */
  richDescription?: string;
  /** The editors' content around the products; left out where empty, and on further pages. */
  editorial?: EditorialView<Text>;
  ancestors: readonly Pick<CategoryTile, 'title' | 'path'>[];
  children: readonly CategoryTile[];
  /** Replaces the tiles of departments; left out where editors set nothing, and on filtered pages. */
  topCategories?: readonly TopCategory<string>[];
  /** Left out where there are none. */
  smallBanners?: readonly BannerView[];
  banners?: readonly PlacedBanner[];
  sorts: readonly SortOption[];
  filters: FilterPanelData;
  /** Where browsers request products recommended with those of the category; left out where there is no category. */
  recommendationsUrl?: string;
  meta: PageMeta;
}
