import type { LoaderFunctionArgs } from '@remix-run/node';
import { getMenuOrEmpty } from '../api/get-menu.server';

/** The full main menu, for its page and for the sheet that opens over any page. */
export async function menuPageLoader({ context }: LoaderFunctionArgs) {
  const { cms, locale, t } = context;
  const menu = await getMenuOrEmpty(cms, 'mainMenu', locale, 'whole');
  return { menu, meta: { title: t('shell:menu.main') } };
}
