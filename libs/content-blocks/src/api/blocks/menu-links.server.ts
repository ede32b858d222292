import { graphql, translatedFragment, type CmsClient } from '@vyloha/cms-client';
import type { Locale } from '@vyloha/contract';
import { withUnavailableFallback } from '@vyloha/http-client';
import { menuLinksSchemas, type MenuLink } from '../../model/blocks/menu-link';

export const menuLinksQuery = graphql(
  `
    query MenuLinks($ids: [ID!]!) {
      menu_item(_id: $ids) {
        id
        title {
          ...TranslatedText
        }
        path {
          ...TranslatedText
        }
        link {
          link_target_blank
        }
      }
    }
  `,
  [translatedFragment],
);

/** Items of menus by id, in one call; unknown ids are left out, none without a response. Shared by all shoppers. */
export async function listMenuLinksOrNone(
  cms: CmsClient,
  locale: Locale,
  ids: readonly string[],
): Promise<readonly MenuLink[]> {
  if (ids.length === 0) return [];
  const links = cms.query(
    menuLinksQuery,
    { ids: [...ids] },
    { schema: menuLinksSchemas[locale], shared: true, optional: true },
  );
  return withUnavailableFallback(links, () => []);
}
