import { and, sql, type SQL } from 'drizzle-orm';
import { defaultLocale, locales } from '@vyloha/contract';
import { storedText } from '@vyloha/backend-kernel';
import { brand, category, product, virtualCategory } from '@vyloha/backend-catalog/tables';
import { contentEntry } from '@vyloha/backend-content/tables';
import { branch } from '@vyloha/backend-shop/tables';
import { isPricedIn, isProductVisibleTo, pricedIn } from '@vyloha/backend-catalog';
import { type ContentViewer, isCategoryVisibleTo, isVisibleEntry } from '@vyloha/backend-content';

/** Whose sitemap it is: products are in those of the domains in whose currency they are sold. */
export type SitemapViewer = ContentViewer & { currency: string };

/** Kinds of pages in the sitemap, in the order in which they are listed. */
export const sitemapTypes = [
  'product',
  'category',
  'virtual_category',
  'filtered_category',
  'brand',
  'page',
  'content_page',
  'article',
  'article_category',
  'article_tag',
  'author',
  'branch',
  'term',
] as const;

export type SitemapType = (typeof sitemapTypes)[number];

/** A brand's address is the same in every language. */
const linkInEachLocale = sql`jsonb_build_object(${sql.join(
  locales.map((locale) => sql`${locale}::text, ${brand.link}`),
  sql`, `,
)})`;

/** Only products have prices. */
const pricedAnywhere = sql`null::text[]`;

/** Pages with noindex or with another canonical address are left out. */
function isIndexed(meta: SQL, address: SQL): SQL {
  const otherCanonicals = sql`jsonb_array_elements(case jsonb_typeof(${meta} -> 'canonical_slugs')
    when 'array' then ${meta} -> 'canonical_slugs' else '[]' end) as named
    where named ->> 'language' = ${defaultLocale} and named ->> 'slug' not in ('', ${storedText(address, defaultLocale)})`;
  return sql`(${meta} ->> 'meta_noindex') is distinct from 'true' and not exists (select from ${otherCanonicals})`;
}

function catalogue(table: typeof category | typeof virtualCategory, isPublic: SQL): SQL {
  const meta = sql`(${table.presentation} -> 'pageMeta')`;
  return sql`select ${table.id} as id, ${table.path} as slug, null::jsonb as parent, ${table.updatedAt} as updated_at,
    ${pricedAnywhere} as priced_in
    from ${table} where ${isPublic} and ${isIndexed(meta, sql`${table.path}`)}`;
}

/** Content entries that have an address; `parent` is the parent's address. */
function entries(type: SitemapType, isVisible: SQL = sql`true`): SQL {
  const meta = sql`(${contentEntry.data} -> 'page_meta')`;
  const parent = sql`(select above.slug from ${contentEntry} above
    where above.type = ${type} and above.id = ${contentEntry.data} ->> 'master_category')`;
  return sql`select ${contentEntry.id} as id, ${contentEntry.slug} as slug, ${parent} as parent,
    ${contentEntry.updatedAt} as updated_at, ${pricedAnywhere} as priced_in from ${contentEntry}
    where ${contentEntry.type} = ${type} and ${contentEntry.enabled} and ${contentEntry.slug} is not null
      and ${isVisible} and ${isIndexed(meta, sql`${contentEntry.slug}`)}`;
}

/**
 * Rows of `id`, `slug`, `parent`, `updated_at` and `priced_in` of every public item of a kind. Only catalogue pages and articles
 * have visibility rules of their own; the rest is what editors enabled.
 * @param reading whether few of the rows are read, in the order of their ids, or all
 */
export function sitemapSource(type: SitemapType, caller: SitemapViewer, reading: { ofFew: boolean }): SQL {
  // The same for everybody, whatever groups the caller names.
  const viewer = { ...caller, groups: [] };
  switch (type) {
    case 'product':
      return sql`select ${product.id} as id, ${product.slug} as slug, null::jsonb as parent,
        ${product.updatedAt} as updated_at, ${pricedIn(product.id)} as priced_in
        from ${product} where ${product.inCatalog} and ${isProductVisibleTo(product, [])}
          and ${isPricedIn(product.id, viewer.currency, reading)}`;
    case 'category':
      return catalogue(category, isCategoryVisibleTo(category.id, []));
    case 'virtual_category':
      return catalogue(virtualCategory, sql`true`);
    case 'brand':
      return sql`select ${brand.id} as id, ${linkInEachLocale} as slug,
        null::jsonb as parent, ${brand.updatedAt} as updated_at, ${pricedAnywhere} as priced_in from ${brand}`;
    case 'branch':
      return sql`select ${branch.id} as id, ${branch.slug} as slug, null::jsonb as parent,
        ${branch.updatedAt} as updated_at, ${pricedAnywhere} as priced_in from ${branch}`;
    case 'article':
      return entries(type, isVisibleEntry(type, viewer));
    case 'author':
      return entries(type, and(isVisibleEntry(type, viewer), sql`${contentEntry.data} ->> 'author_has_page' = 'true'`));
    default:
      return entries(type, isVisibleEntry(type, viewer));
  }
}
