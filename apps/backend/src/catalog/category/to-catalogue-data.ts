import * as v from 'valibot';
import { contentBlockSchema, toImage, toOptionalTranslated, withFallback } from '../../content/content-shapes';
import { toPageMeta } from '../../content/page-meta';
import type { CategoryPresentation } from '../../database/schema/catalog';
import type { Translated } from '../../database/schema/columns';
import { catalogueBannerSchema, faqQuestionSchema, smallBannerSchema } from './category-shapes';

/** The stored things that have the shape of the contract; a malformed one is left out rather than shown broken. */
function wellFormed<Schema extends v.GenericSchema<unknown, unknown>>(
  schema: Schema,
  stored: readonly unknown[] = [],
): v.InferOutput<Schema>[] {
  return stored.flatMap((value) => {
    const parsed = v.safeParse(schema, value);
    return parsed.success ? [parsed.output] : [];
  });
}

export interface CatalogueRow {
  id: string;
  title: Translated;
  path: Translated;
  description: Translated | null;
  imageKey: string | null;
  presentation: CategoryPresentation;
}

/** What category, virtual category and brand have in common, but for the articles they name. */
export function toCatalogueData({ id, title, path, description, imageKey, presentation }: CatalogueRow) {
  const shownTitle = withFallback(title);
  return {
    _id: id,
    store_id: id,
    title: shownTitle,
    path: withFallback(path),
    content: wellFormed(contentBlockSchema, presentation.content),
    description: toOptionalTranslated(description),
    text_below_products: toOptionalTranslated(presentation.textBelowProducts),
    category_banner: toImage(presentation.bannerKey, shownTitle),
    top_category_image: toImage(presentation.topImageKey, shownTitle),
    image: toImage(imageKey, shownTitle),
    page_meta: toPageMeta(presentation.pageMeta, path),
    faq: wellFormed(faqQuestionSchema, presentation.faq),
    small_banners: wellFormed(smallBannerSchema, presentation.smallBanners),
    category_video: presentation.video ?? null,
    catalogue_banners: wellFormed(catalogueBannerSchema, presentation.catalogueBanners),
    catalog_settings: { parameters: presentation.filterParameters ?? [] },
  };
}
