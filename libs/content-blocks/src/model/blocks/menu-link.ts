import { byLocale, type Locale, localizedText, translatedString } from '@vyloha/contract';
import * as v from 'valibot';

/** An item of a menu as a link. */
export interface MenuLink {
  id: string;
  title: string;
  to: string;
  opensNewWindow: boolean;
}

/** Items on the wire → links, one schema for each locale; headings without a path are left out. */
export const menuLinksSchemas = byLocale(menuLinks);

function menuLinks(locale: Locale) {
  const item = v.object({
    id: v.string(),
    title: localizedText(locale),
    path: v.nullable(translatedString),
    link: v.object({ link_target_blank: v.boolean() }),
  });
  return v.pipe(
    v.object({ menu_item: v.array(item) }),
    v.transform(({ menu_item }): MenuLink[] =>
      menu_item.flatMap(({ id, title, path, link }) =>
        path === null ? [] : { id, title, to: path[locale], opensNewWindow: link.link_target_blank },
      ),
    ),
  );
}
