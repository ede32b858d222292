import { type Locale, type OptionalTranslated, pickTranslation } from '@vyloha/contract';
import { resolveLink } from './resolve-link';

/** Kinds of link that reference an entity by its id; every other kind holds a URL. */
const referenceTypes: ReadonlySet<string> = new Set([
  'category',
  'article_category',
  'article_tag',
  'virtual_category',
]);

/** A menu link as the CMS returns it. */
export interface MenuLink {
  /** `category`, `article_category`, `article_tag`, `virtual_category`, `custom_link`, otherwise basic. */
  link_type?: string | null | undefined;
  urlRewrite?: OptionalTranslated | null | undefined;
  path?: string | null | undefined;
  /** Id of the linked entity, or a URL where the kind is custom or basic. */
  target?: string | null | undefined;
}

/**
 * The URL of a menu link: in the given language, in the default one, or in any; for custom and basic links finally their target.
 * `null` where there is none.
 */
export function menuLinkHref({ link_type, urlRewrite, path, target }: MenuLink, locale: Locale): string | null {
  const isReference = referenceTypes.has(link_type ?? 'basic');
  const href = (urlRewrite && pickTranslation(urlRewrite, locale)) || path || (isReference ? null : target);
  return href ? resolveLink(href) : null;
}
