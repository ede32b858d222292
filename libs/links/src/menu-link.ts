import type { Locale } from '@vyloha/contract';
import { resolveLink } from './resolve-link';

/** Kinds of link that name a thing of the shop by its id; every other kind holds an address. */
const referenceTypes: ReadonlySet<string> = new Set([
  'category',
  'article_category',
  'article_tag',
  'virtual_category',
]);

/** A menu's link as the content system has it. */
export interface MenuLink {
  /** `category`, `article_category`, `article_tag`, `virtual_category`, `custom_link`, otherwise basic. */
  link_type?: string | null | undefined;
  urlRewrite?: Partial<Record<Locale, string | null | undefined>> | null | undefined;
  path?: string | null | undefined;
  /** Id of what is linked to, or an address where the kind is custom or basic. */
  target?: string | null | undefined;
}

/**
 * Where a menu's link leads: its address in the language, in Czech, or in any; for custom and basic links at last their
 * target. `null` where it leads nowhere.
 */
export function menuLinkAddress({ link_type, urlRewrite, path, target }: MenuLink, locale: Locale): string | null {
  const isReference = referenceTypes.has(link_type ?? 'basic');
  const address = urlRewrite?.[locale] || urlRewrite?.cs || path || (isReference ? null : target);
  return address ? resolveLink(address) : null;
}
