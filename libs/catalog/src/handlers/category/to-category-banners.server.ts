import type { AppLoadContext } from '@remix-run/node';
import { themeSettings } from '@vyloha/config';
import { isShown, nextChange } from '@vyloha/contract';
import type { Category } from '../../model/category/category';
import { placeBanners, toShownBanner } from '../../model/category/category-banner';
import type { CategoryPageData } from '../../model/category/category-page-data';

/**
 * The editors' banners as they stand on this page of goods; it lives until the next one comes or goes. Who filters looks
 * for goods alone.
 */
export function toCategoryBanners(
  { smallBanners, catalogueBanners }: Category,
  { config, locale, shopper, pageChangesAt }: AppLoadContext,
  { page, isFiltered }: { page: number; isFiltered: boolean },
): Pick<CategoryPageData, 'smallBanners' | 'banners'> {
  if (isFiltered) return {};
  const viewer = { groups: shopper.groups, now: new Date() };
  const change = nextChange(catalogueBanners, viewer.now);
  if (change !== null) pageChangesAt(change);
  const perPage = themeSettings[config.theme].catalogPageSize;
  const small = page > 1 ? [] : smallBanners.filter((banner) => isShown(banner, viewer));
  const placed = placeBanners(catalogueBanners, { locale, viewer, page, perPage });
  return {
    ...(small.length > 0 && { smallBanners: small.map((banner) => toShownBanner(banner, locale)) }),
    ...(placed.length > 0 && { banners: placed }),
  };
}
