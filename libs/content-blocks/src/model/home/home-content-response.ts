import { byLocale, type Locale, localizedText, pageMeta } from '@vyloha/contract';
import { resolveLink } from '@vyloha/links';
import * as v from 'valibot';
import { brandTile } from '../blocks/brand-tile';
import { certification } from './certification';
import type { SellingPoint } from '../blocks/block-fields';
import { contentBlocks } from '../blocks/content-block-response';
import { entryHeader } from './entry-header';
import type { HomeContent } from './home-content';
import { infoBoxes } from './info-box';
import { wideBanner } from './wide-banner';

/** Response to the query of the home page → its content, one schema for each locale. */
export const homeContentSchemas = byLocale(homeContent);

function homeContent(locale: Locale) {
  const homepage = v.object({
    title: localizedText(locale),
    page_meta: pageMeta(locale),
    content_blocks: contentBlocks(locale),
  });
  return v.pipe(
    v.object({
      homepage: v.nullish(homepage),
      configuration_entry_header: v.nullish(entryHeader(locale), null),
      banner_wide: v.array(wideBanner(locale)),
      info_box: infoBoxes(locale),
      configuration: v.nullish(v.object({ usp_items: v.array(uspItem(locale)) })),
      brand: v.array(brandTile(locale)),
      certification: v.array(certification(locale)),
    }),
    v.transform(({ homepage, banner_wide, info_box, configuration, ...wire }): HomeContent => ({
      title: homepage?.title ?? null,
      meta: homepage?.page_meta ?? null,
      blocks: homepage?.content_blocks ?? [],
      entryHeader: wire.configuration_entry_header,
      banners: banner_wide,
      infoBoxes: info_box,
      sellingPoints: configuration?.usp_items ?? [],
      brandTiles: wire.brand,
      certifications: wire.certification,
    })),
  );
}

function uspItem(locale: Locale) {
  return v.pipe(
    v.object({ icon: v.nullish(v.string(), null), link: v.nullish(v.string()), title: localizedText(locale) }),
    v.transform(({ icon, link, title }): SellingPoint => ({
      icon,
      title,
      text: null,
      to: link ? resolveLink(link) : null,
    })),
  );
}
