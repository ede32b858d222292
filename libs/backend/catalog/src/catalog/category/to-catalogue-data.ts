import { type PartlyTranslated, withDefaultTranslations } from '@vyloha/contract';
import type { CategoryPresentation } from '@vyloha/import-documents';
import * as v from 'valibot';
import { contentBlockSchema, toImage, toOptionalTranslated, toPageMeta } from '@vyloha/backend-content';
import { catalogueBannerSchema, faqQuestionSchema, smallBannerSchema } from './category-shapes';

/** The stored items that match the contract; malformed ones are omitted rather than rendered broken. */
function keepValid<Schema extends v.GenericSchema<unknown, unknown>>(
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
  title: PartlyTranslated;
  path: PartlyTranslated;
  description: PartlyTranslated | null;
  imageKey: string | null;
  presentation: CategoryPresentation;
}

/** The fields that category, virtual category and brand share, except the articles they reference. */
export function toCatalogueData({ id, title, path, description, imageKey, presentation }: CatalogueRow) {
  const displayTitle = withDefaultTranslations(title);
  const { video } = presentation;
  return {
    _id: id,
    store_id: id,
    title: displayTitle,
    path: withDefaultTranslations(path),
    content: keepValid(contentBlockSchema, presentation.content),
    description: toOptionalTranslated(description),
    text_below_products: toOptionalTranslated(presentation.textBelowProducts),
    category_banner: toImage(presentation.bannerKey, displayTitle),
    top_category_image: toImage(presentation.topImageKey, displayTitle),
    image: toImage(imageKey, displayTitle),
    page_meta: toPageMeta(presentation.pageMeta, path),
    faq: keepValid(faqQuestionSchema, presentation.faq),
    small_banners: keepValid(smallBannerSchema, presentation.smallBanners),
    category_video: video ? { ...video, title: withDefaultTranslations(video.title) } : null,
    catalogue_banners: keepValid(catalogueBannerSchema, presentation.catalogueBanners),
    catalog_settings: { parameters: presentation.filterParameters ?? [] },
  };
}
