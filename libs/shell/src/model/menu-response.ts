import {
  type Locale,
  type OptionalTranslated,
  optionalTranslatedString,
  optionalTranslatedText,
  pickTranslation,
} from '@vyloha/contract';
import { menuLinkHref } from '@vyloha/links';
import * as v from 'valibot';
import type { Menu, MenuItem } from './menu';

const linkSchema = v.object({
  link_type: v.nullish(v.string()),
  link_target_blank: v.optional(v.boolean(), false),
  urlRewrite: optionalTranslatedString,
  path: v.nullish(v.string()),
  target: v.nullish(v.string()),
});

interface WireItem {
  title: OptionalTranslated;
  styles?: string | null | undefined;
  menu_heading?: boolean | null | undefined;
  link?: v.InferOutput<typeof linkSchema> | null | undefined;
  children?: WireItem[] | null | undefined;
}

const itemSchema: v.GenericSchema<unknown, WireItem> = v.object({
  title: optionalTranslatedText,
  styles: v.nullish(v.string()),
  menu_heading: v.nullish(v.boolean()),
  link: v.nullish(linkSchema),
  children: v.nullish(v.array(v.lazy(() => itemSchema))),
});

/** How deep a menu is read. Dropdowns are part of every page, so a column shows only a few items below its heading. */
const extents = {
  short: { levels: 3, lastLines: 5 },
  whole: { levels: 6, lastLines: Infinity },
};

export type MenuExtent = keyof typeof extents;

function toMenuItem(item: WireItem, locale: Locale, extent: MenuExtent, level = 1): MenuItem {
  const { levels, lastLines } = extents[extent];
  const href = item.link ? menuLinkHref(item.link, locale) : null;
  const childItems = level < levels ? (item.children ?? []) : [];
  const children = level === levels - 1 ? childItems.slice(0, lastLines) : childItems;
  return {
    title: pickTranslation(item.title, locale) ?? '',
    ...(href !== null && { href }),
    ...(item.link?.link_target_blank && { opensNewWindow: true as const }),
    ...(item.menu_heading && { isHeading: true as const }),
    ...(item.styles && { style: item.styles }),
    ...(children.length > 0 && { children: children.map((child) => toMenuItem(child, locale, extent, level + 1)) }),
  };
}

/** Response of `GET /menu-object/{code}` → a menu in one language. */
export function menuResponseSchema(locale: Locale, extent: MenuExtent) {
  return v.pipe(
    v.object({ menu_code: v.string(), title: optionalTranslatedText, menuItems: v.array(itemSchema) }),
    v.transform(({ menu_code, title, menuItems }): Menu => ({
      code: menu_code,
      title: pickTranslation(title, locale) ?? '',
      items: menuItems.map((item) => toMenuItem(item, locale, extent)),
    })),
  );
}
