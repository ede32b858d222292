import type { Locale } from '@vyloha/contract';
import { menuLinkAddress } from '@vyloha/links';
import * as v from 'valibot';
import type { Menu, MenuItem } from './menu';

const translated = v.object({ cs: v.nullish(v.string()), sk: v.nullish(v.string()) });

const linkSchema = v.object({
  link_type: v.nullish(v.string()),
  link_target_blank: v.optional(v.boolean(), false),
  urlRewrite: v.nullish(translated),
  path: v.nullish(v.string()),
  target: v.nullish(v.string()),
});

interface WireItem {
  title: v.InferOutput<typeof translated>;
  link?: v.InferOutput<typeof linkSchema> | null | undefined;
  children?: WireItem[] | null | undefined;
}

const itemSchema: v.GenericSchema<unknown, WireItem> = v.object({
  title: translated,
  link: v.nullish(linkSchema),
  children: v.nullish(v.array(v.lazy(() => itemSchema))),
});

function inLocale(text: v.InferOutput<typeof translated> | null | undefined, locale: Locale): string | null {
  return text?.[locale] ?? text?.cs ?? null;
}

/** How many lines a column of a dropdown shows before its heading has to do. */
const deepest = { level: 3, lines: 5 };

/** Only what is there and will be shown: the menu travels with every page. */
function toMenuItem(item: WireItem, locale: Locale, level = 1): MenuItem {
  const href = item.link ? menuLinkAddress(item.link, locale) : null;
  const below = level < deepest.level ? (item.children ?? []) : [];
  const children = level === deepest.level - 1 ? below.slice(0, deepest.lines) : below;
  return {
    title: inLocale(item.title, locale) ?? '',
    ...(href !== null && { href }),
    ...(item.link?.link_target_blank && { opensNewWindow: true as const }),
    ...(children.length > 0 && { children: children.map((child) => toMenuItem(child, locale, level + 1)) }),
  };
}

/** `GET /menu-object/{code}` on the wire → a menu in one language. */
export function menuResponseSchema(locale: Locale) {
  return v.pipe(
    v.object({ menu_code: v.string(), title: v.nullish(translated), menuItems: v.array(itemSchema) }),
    v.transform(({ menu_code, title, menuItems }): Menu => ({
      code: menu_code,
      title: inLocale(title, locale) ?? '',
      items: menuItems.map((item) => toMenuItem(item, locale)),
    })),
  );
}
