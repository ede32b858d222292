import { asc, desc, inArray, sql, type SQL } from 'drizzle-orm';
import {
  byLocale,
  defaultLocale,
  type PartlyTranslated,
  type Translated,
  withDefaultTranslations,
} from '@vyloha/contract';
import { paths, routePatterns } from '@vyloha/links';
import {
  beginsWith,
  byTitleAndText,
  type CatalogContext,
  hasEnough,
  hasWords,
  mentionedLength,
  type WantedWords,
} from '@vyloha/backend-catalog';
import { brand, category, virtualCategory } from '@vyloha/backend-catalog/tables';
import { isCategoryVisibleTo, isVisibleEntry } from '@vyloha/backend-content';
import { contentEntry, menuItem } from '@vyloha/backend-content/tables';
import { localizedText, storedText } from '@vyloha/backend-kernel';
import { loadMenuItems } from '../menus/load-menu';
import type { WireMenuItem } from '../menus/menu-shapes';
import { branchNames, findBranches } from './search-branches';
import { takeSlice, type SearchResult, type Slice } from './search-result';

interface Reader extends Pick<CatalogContext, 'db' | 'locale' | 'groups' | 'now' | 'domain'> {
  /** Postcode near which branches are sought. */
  near?: string | null;
}

/** How much is searched: titles, or also what is written below them. */
type Depth = 'titles' | 'texts';

interface Place {
  id: string;
  title: PartlyTranslated;
  path: Translated;
}

/** A page in the form of a menu item that leads there. */
function toLinkItem({ id, title, path }: Place, { locale }: Reader): WireMenuItem {
  return {
    id,
    title: withDefaultTranslations(title),
    path,
    main: false,
    styles: null,
    menu_heading: false,
    link: {
      link_type: 'basic',
      link_title: byLocale(() => null),
      link_target_blank: false,
      target: null,
      urlRewrite: path,
      path: path[locale],
    },
    children: [],
  };
}

/** Brands by name, the one of exactly this name first. */
export async function searchBrands(
  reader: Reader,
  { slots }: WantedWords,
  slice: Slice,
): Promise<SearchResult<WireMenuItem>> {
  const rows = await reader.db
    .select()
    .from(brand)
    .where(hasWords(brand.title, slots))
    .orderBy(desc(beginsWith(brand.title, slots)), sql`length(${brand.title})`, desc(brand.weight), asc(brand.id));
  const items = rows.map(({ id, title, link }) => {
    const path = byLocale(() => paths.category(link));
    return toLinkItem({ id, title: byLocale(() => title), path }, reader);
  });
  return { total: items.length, entities: takeSlice(items, slice) };
}

/** Menu items that link to a category which matches itself, also by its address: it is found anyway. */
function linksToCategory(
  type: string,
  table: typeof category | typeof virtualCategory,
  matchesTitle: (title: SQL) => SQL,
): SQL {
  return sql`exists (select from ${table} where ${matchesTitle(sql`${table.title}`)}
    and ((${menuItem.linkType} = ${type} and ${menuItem.linkTarget} = ${table.id})
      or ${menuItem.linkTarget} = '/' || (${storedText(table.path, defaultLocale)})))`;
}

const branchLists = [paths.branches(), routePatterns['branch-list']];

/** Items of all menus, each target once. */
async function findMenuItems(reader: Reader, { slots }: WantedWords): Promise<WireMenuItem[]> {
  const { db, locale } = reader;
  const matchesTitle = (title: SQL) => hasWords(localizedText(title, locale), slots);
  const isBranchList = inArray(menuItem.linkTarget, branchLists);
  const text = sql`concat_ws(' ', ${localizedText(sql`${menuItem.title}`, locale)},
    case when ${isBranchList} then ${branchNames[locale] ?? ''}::text end)`;
  const rows = await db
    .select({ id: menuItem.id })
    .from(menuItem)
    .where(
      sql`${hasWords(text, slots)} and not ${linksToCategory('category', category, matchesTitle)}
        and not ${linksToCategory('virtual_category', virtualCategory, matchesTitle)}`,
    )
    .orderBy(asc(menuItem.menuCode), asc(menuItem.position), asc(menuItem.id));
  return loadMenuItems(
    reader,
    rows.map(({ id }) => id),
  );
}

const pageKinds = [
  { type: 'page', toPath: (slug: string) => paths.page(slug) },
  { type: 'content_page', toPath: (slug: string) => paths.category(slug) },
];

/** Pages of editors. */
async function findPages(reader: Reader, wanted: WantedWords, depth: Depth): Promise<WireMenuItem[]> {
  const { db, locale } = reader;
  const title = localizedText(sql`${contentEntry.data} -> 'title'`, locale);
  const written = sql`jsonb_path_query_array(${contentEntry.data}, ${sql.raw(`'$.**.${locale}.**.text'`)})::text`;
  const searched = depth === 'titles' ? title : sql`${title} || ' ' || ${written}`;
  const isPage = pageKinds.map(
    ({ type }) => sql`(${contentEntry.type} = ${type} and ${isVisibleEntry(type, reader, true) ?? sql`true`})`,
  );
  const rows = await db
    .select({
      id: contentEntry.id,
      type: contentEntry.type,
      slug: contentEntry.slug,
      title: sql<PartlyTranslated>`${contentEntry.data} -> 'title'`,
    })
    .from(contentEntry)
    .where(
      sql`(${sql.join(isPage, sql` or `)}) and ${contentEntry.slug} is not null and ${hasEnough(searched, wanted)}`,
    )
    .orderBy(
      desc(byTitleAndText(title, searched, wanted)),
      ...(depth === 'texts' ? [sql`${mentionedLength(written, wanted.slots)} desc`] : []),
      desc(contentEntry.weight),
      asc(contentEntry.id),
    );
  return rows.flatMap(({ id, type, slug, title: own }) => {
    const kind = pageKinds.find((candidate) => candidate.type === type);
    if (kind === undefined || slug === null) return [];
    const slugs = withDefaultTranslations(slug);
    return [toLinkItem({ id, title: own, path: byLocale((language) => kind.toPath(slugs[language])) }, reader)];
  });
}

/** Branches as pages. */
async function findBranchPages(reader: Reader, wanted: WantedWords): Promise<WireMenuItem[]> {
  const found = await findBranches(reader, wanted);
  return found.map(({ id, name, slug }) => {
    const slugs = withDefaultTranslations(slug);
    return toLinkItem({ id, title: name, path: byLocale((language) => paths.branch(slugs[language])) }, reader);
  });
}

/** Questions of categories, which are answered on their pages. */
async function findCategoryQuestions(reader: Reader, wanted: WantedWords): Promise<WireMenuItem[]> {
  const { db, locale, groups } = reader;
  const title = localizedText(sql`asked.question -> 'title'`, locale);
  const answer = sql`jsonb_path_query_array(asked.question, ${sql.raw(`'$.content.${locale}.**.text'`)})::text`;
  const rows = await db
    .select({ path: category.path, question: sql<{ _id: string; title: PartlyTranslated }>`asked.question` })
    .from(category)
    .innerJoin(sql`jsonb_array_elements(coalesce(${category.presentation} -> 'faq', '[]')) asked (question)`, sql`true`)
    .where(sql`${hasEnough(sql`${title} || ' ' || ${answer}`, wanted)} and ${isCategoryVisibleTo(category.id, groups)}`)
    .orderBy(desc(byTitleAndText(title, sql`${title} || ' ' || ${answer}`, wanted)), asc(category.id));
  return rows.map(({ path, question }) => {
    const address = withDefaultTranslations(path);
    return toLinkItem(
      { id: question._id, title: question.title, path: byLocale((language) => paths.category(address[language])) },
      reader,
    );
  });
}

/** Each target once, but questions have a line of their own. */
function withoutRepeated(items: readonly WireMenuItem[]): WireMenuItem[] {
  const firstOf = new Map(items.toReversed().map((item) => [item.path?.[defaultLocale], item]));
  return items.filter((item) => item.path !== null && firstOf.get(item.path[defaultLocale]) === item);
}

/**
 * Where the shop answers by a page: items of menus, pages and branches, each target once.
 * @param depth with 'texts' also pages by what is written on them, and the questions of categories
 */
export async function searchLinks(
  reader: Reader,
  wanted: WantedWords,
  slice: Slice,
  depth: Depth,
): Promise<SearchResult<WireMenuItem>> {
  const [menuItems, pages, branches, questions] = await Promise.all([
    findMenuItems(reader, wanted),
    findPages(reader, wanted, depth),
    findBranchPages(reader, wanted),
    depth === 'texts' ? findCategoryQuestions(reader, wanted) : [],
  ]);
  const found = [...withoutRepeated([...menuItems, ...pages, ...branches]), ...questions];
  return { total: found.length, entities: takeSlice(found, slice) };
}
