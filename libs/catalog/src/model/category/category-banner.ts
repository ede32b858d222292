import {
  byLocale,
  isVisibleToViewer,
  type Locale,
  optionalString,
  type OptionalTranslated,
  optionalTranslatedText,
  pickTranslation,
  type Viewer,
  type VisibilityRules,
} from '@vyloha/contract';
import { resolveLink } from '@vyloha/links';
import * as v from 'valibot';

/** An editor's picture with a link between the products of a category, or in a row above them. */
export interface CategoryBanner extends VisibilityRules {
  title: OptionalTranslated;
  description: OptionalTranslated;
  fileKey: string | null;
  /** Texts by language, as the editor wrote them. */
  link: string | null;
  /** Position among the products, from 1; `null` of a banner above them. */
  position: number | null;
}

/** A banner in the shopper's language. */
export interface BannerView {
  title: string;
  description: string | null;
  fileKey: string | null;
  to: string | null;
}

/** A banner with its position on this page of products. */
export interface PlacedBanner extends BannerView {
  /** Index of the product it precedes. */
  index: number;
}

const groups = v.nullish(v.array(v.string()), []);
const picture = v.pipe(
  v.nullish(v.object({ path: v.string() }), null),
  v.transform((image) => image?.path ?? null),
);

/** Heaviest first. */
export const smallBannersField = v.pipe(
  v.nullish(
    v.array(
      v.object({
        title: optionalTranslatedText,
        description: optionalTranslatedText,
        weight: v.nullish(v.number(), 0),
        customer_group_enabled: groups,
        link: optionalString,
        main_image: picture,
      }),
    ),
    [],
  ),
  v.transform((banners) =>
    banners
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ title, description, link, main_image, customer_group_enabled }): CategoryBanner => {
        const showing: VisibilityRules = { groups: customer_group_enabled, limit: null };
        return { title, description, fileKey: main_image, link, position: null, ...showing };
      }),
  ),
);

/** By position. */
export const catalogueBannersField = v.pipe(
  v.nullish(
    v.array(
      v.object({
        position: v.number(),
        image: picture,
        title: optionalTranslatedText,
        url: optionalString,
        customer_group_enabled: groups,
        time_limited: v.nullish(v.boolean(), false),
        time_limit_start: optionalString,
        time_limit_end: optionalString,
      }),
    ),
    [],
  ),
  v.transform((banners) =>
    banners
      .toSorted((a, b) => a.position - b.position)
      .map((banner): CategoryBanner => {
        const { title, position, image, url, time_limit_start: start, time_limit_end: end } = banner;
        const showing: VisibilityRules = {
          groups: banner.customer_group_enabled,
          limit: banner.time_limited ? { start, end } : null,
        };
        return { title, description: byLocale(() => null), fileKey: image, link: url, position, ...showing };
      }),
  ),
);

/** A banner in one language. */
export function toBannerView({ title, description, fileKey, link }: CategoryBanner, locale: Locale): BannerView {
  return {
    title: pickTranslation(title, locale) ?? '',
    description: pickTranslation(description, locale),
    fileKey,
    to: link === null ? null : resolveLink(link),
  };
}

/** Positions of the banners on this page of products; they count through the whole listing. */
export function placeBanners(
  banners: readonly CategoryBanner[],
  { locale, viewer, page, perPage }: { locale: Locale; viewer: Viewer; page: number; perPage: number },
): readonly PlacedBanner[] {
  const first = (page - 1) * perPage;
  return banners
    .filter((banner) => isVisibleToViewer(banner, viewer))
    .flatMap((banner) => {
      const index = (banner.position ?? 1) - 1 - first;
      return index < 0 || index >= perPage ? [] : [{ ...toBannerView(banner, locale), index }];
    });
}
