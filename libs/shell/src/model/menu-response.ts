import type { Locale } from '@vyloha/contract';
import { resolveLink } from '@vyloha/links';
import * as v from 'valibot';
import type { Menu, MenuItem } from './menu';

const translated = v.object({ cs: v.nullish(v.string()), sk: v.nullish(v.string()) });

const linkSchema = v.object({
  link_target_blank: v.optional(v.boolean(), false),
  urlRewrite: v.nullish(translated),
  path: v.nullish(v.string()),
});

interface WireItem {
  id: string;
  title: v.InferOutput<typeof translated>;
  menu_heading?: boolean | null | undefined;
  link?: v.InferOutput<typeof linkSchema> | null | undefined;
  children?: WireItem[] | null | undefined;
}

const itemSchema: v.GenericSchema<unknown, WireItem> = v.object({
  id: v.string(),
  title: translated,
  menu_heading: v.nullish(v.boolean()),
  link: v.nullish(linkSchema),
  children: v.nullish(v.array(v.lazy(() => itemSchema))),
});

function inLocale(text: v.InferOutput<typeof translated> | null | undefined, locale: Locale): string | null {
  return text?.[locale] ?? text?.cs ?? null;
}

function toMenuItem(item: WireItem, locale: Locale): MenuItem {
  const target = inLocale(item.link?.urlRewrite, locale) ?? item.link?.path ?? null;
  return {
    id: item.id,
    title: inLocale(item.title, locale) ?? '',
    href: target === null ? null : resolveLink(target),
    opensNewWindow: item.link?.link_target_blank ?? false,
    isHeading: item.menu_heading ?? false,
    children: (item.children ?? []).map((child) => toMenuItem(child, locale)),
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
