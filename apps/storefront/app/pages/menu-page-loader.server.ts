import type { LoaderFunctionArgs } from '@remix-run/node';
import { listDepartmentsOrNone } from '@vyloha/catalog/server';
import { limits } from '@vyloha/config';
import { loadMenuPage } from '@vyloha/shell/server';

/** The full menu with the catalog's pictures of departments. */
export function menuPageLoader(args: LoaderFunctionArgs) {
  return loadMenuPage(args, async () => {
    const departments = await listDepartmentsOrNone(args.context.store, limits.categoriesPerRequest);
    return Object.fromEntries(departments.flatMap(({ path, fileKey }) => (fileKey === null ? [] : [[path, fileKey]])));
  });
}
