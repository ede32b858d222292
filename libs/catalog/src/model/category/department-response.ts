import { displayText } from '@vyloha/contract';
import { paths } from '@vyloha/links';
import * as v from 'valibot';
import type { CategoryTile } from './category-page-data';

const department = v.object({
  id: v.string(),
  parentId: v.nullable(v.string()),
  name: displayText,
  path: v.string(),
  mainImage: v.nullish(v.object({ fileKey: v.string() }), null),
});

/** `GET /product-categories` → the departments: categories without a parent. */
export const departmentsResponse = v.pipe(
  v.array(department),
  v.transform((categories): CategoryTile[] =>
    categories
      .filter(({ parentId }) => parentId === null)
      .map(({ id, name, path, mainImage }) => ({
        id,
        title: name,
        path: paths.category(path),
        fileKey: mainImage?.fileKey ?? null,
      })),
  ),
);

const pageMeta = v.object({ currentPage: v.number(), totalPages: v.number() });

/** Whether a page of the categories is the last one; a backend that does not say so has one. */
export function isLastPage(meta: unknown): boolean {
  const parsed = v.safeParse(pageMeta, meta);
  return !parsed.success || parsed.output.currentPage >= parsed.output.totalPages;
}
