import { byLocale, type Locale, locales, pickTranslation, type PartlyTranslated } from '@vyloha/contract';
import type { ParsedDocument } from '@vyloha/import-documents';
import { isTakenByShop } from '@vyloha/links';
import * as v from 'valibot';
import type { Queryable } from '@vyloha/backend-kernel';
import { brand, category, virtualCategory } from '@vyloha/backend-catalog/tables';
import { contentEntry } from '@vyloha/backend-content/tables';
import { inArray } from 'drizzle-orm';

const translations = v.record(v.string(), v.string());
const pageSchema = v.object({
  type: v.string(),
  id: v.string(),
  parentId: v.nullable(v.string()),
  /** A category's own segment, the whole path of others, by language. */
  path: translations,
});

/** What the catch-all of the storefront can show at a path. */
type Page = v.InferOutput<typeof pageSchema>;

interface PlacedPage extends Page {
  /** Of its document; null when the import has none. */
  place: number | null;
}

export interface PageProblem {
  place: number;
  problem: string;
}

/** Content that has a page at its slug alone. */
const contentPages = ['filtered_category', 'content_page'];
/** Of a path of categories: that of an index entry. */
const maxPathLength = 500;

const inEachLocale = (text: PartlyTranslated) => byLocale((locale) => pickTranslation(text, locale));

function toPage(document: ParsedDocument): Page | null {
  switch (document.type) {
    case 'category':
      return {
        type: 'category',
        id: document.id,
        parentId: document.parentId ?? null,
        path: inEachLocale(document.slug),
      };
    case 'virtual_category':
      return { type: 'virtual_category', id: document.id, parentId: null, path: inEachLocale(document.path) };
    case 'brand':
      return { type: 'brand', id: document.id, parentId: null, path: byLocale(() => document.link) };
    case 'content':
      if (!contentPages.includes(document.entity) || document.slug === undefined) return null;
      return { type: document.entity, id: document.id, parentId: null, path: inEachLocale(document.slug) };
    default:
      return null;
  }
}

/** The page of a document as text; null for documents without one. */
export function pageTextOf(document: ParsedDocument): string | null {
  const page = toPage(document);
  return page === null ? null : JSON.stringify(page);
}

async function loadPages(db: Queryable): Promise<Page[]> {
  const categories = await db
    .select({ id: category.id, parentId: category.parentId, path: category.slug })
    .from(category);
  const virtualCategories = await db
    .select({ id: virtualCategory.id, path: virtualCategory.path })
    .from(virtualCategory);
  const brands = await db.select({ id: brand.id, link: brand.link }).from(brand);
  const entries = await db
    .select({ type: contentEntry.type, id: contentEntry.id, slug: contentEntry.slug })
    .from(contentEntry)
    .where(inArray(contentEntry.type, contentPages));
  return [
    ...categories.map(({ path, ...row }) => ({ type: 'category', ...row, path: inEachLocale(path) })),
    ...virtualCategories.map(({ id, path }) => ({
      type: 'virtual_category',
      id,
      parentId: null,
      path: inEachLocale(path),
    })),
    ...brands.map(({ id, link }) => ({ type: 'brand', id, parentId: null, path: byLocale(() => link) })),
    ...entries.flatMap(({ type, id, slug }) =>
      slug === null ? [] : [{ type, id, parentId: null, path: inEachLocale(slug) }],
    ),
  ];
}

const keyOf = ({ type, id }: Pick<Page, 'type' | 'id'>) => `${type} '${id}'`;

interface Line {
  /** From the root down to the page. */
  pages: PlacedPage[];
  /** Where the categories above go round in a circle: the first one that comes again. */
  circle: PlacedPage | null;
}

function lineOf(page: PlacedPage, pages: ReadonlyMap<string, PlacedPage>): Line {
  const line = [page];
  for (let { parentId } = page; parentId !== null;) {
    const parent = pages.get(keyOf({ type: 'category', id: parentId }));
    if (parent === undefined) break;
    if (line.includes(parent)) return { pages: line, circle: parent };
    line.unshift(parent);
    ({ parentId } = parent);
  }
  return { pages: line, circle: null };
}

const toPath = (line: readonly PlacedPage[], locale: Locale) => line.map(({ path }) => path[locale] ?? '').join('/');

/** The last document that a path is made of: the one that can be corrected. Null when the import has none of them. */
function lastPlace(pages: readonly PlacedPage[]): number | null {
  const places = pages.flatMap(({ place }) => place ?? []);
  return places.length === 0 ? null : Math.max(...places);
}

/** At one address in one language. */
class Addresses {
  private readonly problems = new Map<string, PageProblem>();
  private readonly taken = new Map<string, { page: PlacedPage; line: readonly PlacedPage[] }>();

  list(): PageProblem[] {
    return [...this.problems.values()];
  }

  /** Pages that the shop has now are not blamed for each other. */
  blame(place: number | null, problem: string): void {
    if (place !== null) this.problems.set(`${place} ${problem}`, { place, problem });
  }

  add(page: PlacedPage, line: readonly PlacedPage[], locale: Locale): void {
    const path = toPath(line, locale);
    const place = lastPlace(line);
    if (path.length > maxPathLength) this.blame(place, `slug: the path is longer than ${maxPathLength} characters`);
    if (isTakenByShop(`/${path}`)) this.blame(place, `the shop itself has a page at /${path}`);
    const key = `${locale} ${path}`;
    const other = this.taken.get(key);
    if (other === undefined) {
      this.taken.set(key, { page, line });
      return;
    }
    const otherPlace = lastPlace(other.line);
    const isLater = (place ?? 0) >= (otherPlace ?? 0);
    const owner = keyOf(isLater ? other.page : page);
    this.blame(isLater ? place : otherPlace, `/${path} is the address of ${owner} in ${locale}`);
  }
}

/**
 * Compares the pages that the shop will have after the import: those of its documents, and of the others that it has.
 */
export async function findPageProblems(
  db: Queryable,
  documents: readonly { text: string; place: number }[],
): Promise<PageProblem[]> {
  if (documents.length === 0) return [];
  const given = documents.map(({ text, place }) => ({ ...v.parse(pageSchema, JSON.parse(text)), place }));
  const standing = (await loadPages(db)).map((page) => ({ ...page, place: null }));
  const pages = new Map<string, PlacedPage>([...standing, ...given].map((page) => [keyOf(page), page]));
  const addresses = new Addresses();
  for (const page of pages.values()) {
    const line = lineOf(page, pages);
    if (line.circle === page) addresses.blame(page.place, 'parentId: the categories go round in a circle');
    if (line.circle !== null) continue;
    for (const locale of locales) addresses.add(page, line.pages, locale);
  }
  return addresses.list();
}
