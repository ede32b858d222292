import type { AppLoadContext } from '@remix-run/node';
import { themeSettings } from '@vyloha/config';
import { isVisibleToViewer, nextVisibilityChange } from '@vyloha/contract';
import type { Category } from '../../model/category/category';
import { placeBanners, toBannerView } from '../../model/category/category-banner';
import type { CategoryPageData } from '../../model/category/category-page-data';

/** Banners on this page of products; the page expires when the next banner starts or ends. Filtered pages have none. */
export function toCategoryBanners(
  { smallBanners, catalogueBanners }: Category,
  { config, locale, shopper, expirePageAt: pageChangesAt }: AppLoadContext,
  { page, isFiltered }: { page: number; isFiltered: boolean },
): Pick<CategoryPageData, 'smallBanners' | 'banners'> {
  if (isFiltered) return {};
  const viewer = { groups: shopper.groups, now: new Date() };
  const change = nextVisibilityChange(catalogueBanners, viewer.now);
  if (change !== null) pageChangesAt(change);
  const perPage = themeSettings[config.theme].catalogPageSize;
  const small = page > 1 ? [] : smallBanners.filter((banner) => isVisibleToViewer(banner, viewer));
  const placed = placeBanners(catalogueBanners, { locale, viewer, page, perPage });
  return {
    ...(small.length > 0 && { smallBanners: small.map((banner) => toBannerView(banner, locale)) }),
    ...(placed.length > 0 && { banners: placed }),
  };
}
