import type { LoaderFunctionArgs } from '@remix-run/node';
import type { MenuPageData } from '../model/menu-page-data';
import { loadMenuOrEmpty, loadShellLayout } from './load-shell.server';

/**
 * The full main menu and what else a phone has there, for its page and for the sheet that opens over any page.
 * @param loadPictures keys of pictures by URL, from another library.
 */
export async function loadMenuPage(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  loadPictures: () => Promise<MenuPageData['pictures']>,
): Promise<MenuPageData & { meta: { title: string } }> {
  const [menu, pictures, { contact, currencies, hasFavourites, languages, menus }] = await Promise.all([
    loadMenuOrEmpty(context, 'mainMenu', 'whole'),
    loadPictures(),
    loadShellLayout(context),
  ]);
  const layout = { contact, currencies, hasFavourites, languages, top: menus.top };
  return { menu, pictures, ...layout, meta: { title: context.t('shell:menu.main') } };
}
