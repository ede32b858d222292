import type { LoaderFunctionArgs } from '@remix-run/node';
import { getMenuOrEmpty } from '../api/get-menu.server';
import type { MenuPageData } from '../model/menu-page-data';
import { loadShellLayout } from './load-shell.server';

/**
 * The full main menu and what else a phone has there, for its page and for the sheet that opens over any page.
 * @param loadPictures keys of pictures by URL, from another library.
 */
export async function loadMenuPage(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  loadPictures: () => Promise<MenuPageData['pictures']>,
): Promise<MenuPageData & { meta: { title: string } }> {
  const { cms, locale, t } = context;
  const [menu, pictures, { contact, currencies, hasFavourites, languages, menus }] = await Promise.all([
    getMenuOrEmpty(cms, 'mainMenu', locale, 'whole'),
    loadPictures(),
    loadShellLayout(context),
  ]);
  const layout = { contact, currencies, hasFavourites, languages, top: menus.top };
  return { menu, pictures, ...layout, meta: { title: t('shell:menu.main') } };
}
