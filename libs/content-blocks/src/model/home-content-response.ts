import type { Locale } from '@vyloha/contract';
import { resolveLink } from '@vyloha/links';
import * as v from 'valibot';
import type { SellingPoint } from './content-block';
import { contentBlocks } from './content-block-response';
import type { HomeContent } from './home-content';
import { infoBoxes } from './info-box';
import { pageMeta } from './page-meta';
import { translated } from './translated';
import { wideBanner } from './wide-banner';

/** The answer to the home page's query → its content, one schema for each locale. */
export const homeContentSchemas = { cs: homeContent('cs'), sk: homeContent('sk') };

function homeContent(locale: Locale) {
  const homepage = v.object({
    title: translated(locale),
    page_meta: pageMeta(locale),
    content_blocks: contentBlocks(locale),
  });
  return v.pipe(
    v.object({
      homepage: v.nullish(homepage),
      banner_wide: v.array(wideBanner(locale)),
      info_box: infoBoxes(locale),
      configuration: v.nullish(v.object({ usp_items: v.array(uspItem(locale)) })),
    }),
    v.transform(({ homepage, banner_wide, info_box, configuration }): HomeContent => ({
      title: homepage?.title ?? null,
      meta: homepage?.page_meta ?? null,
      blocks: homepage?.content_blocks ?? [],
      banners: banner_wide,
      infoBoxes: info_box,
      sellingPoints: configuration?.usp_items ?? [],
    })),
  );
}

function uspItem(locale: Locale) {
  return v.pipe(
    v.object({ icon: v.nullish(v.string(), null), link: v.nullish(v.string()), title: translated(locale) }),
    v.transform(({ icon, link, title }): SellingPoint => ({
      icon,
      title,
      text: null,
      to: link ? resolveLink(link) : null,
    })),
  );
}
