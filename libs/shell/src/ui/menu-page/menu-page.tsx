import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { PageLayout } from '@vyloha/ui';
import { paths } from '@vyloha/links';
import type { loadMenuPage } from '../../handlers/load-menu-page.server';
import { MenuPanel, type MenuPanelProps } from '../menu-panel/menu-panel';

/** The full menu as a page: the target of the hamburger without JavaScript. */
export function MenuPage({ languageLinks }: Pick<MenuPanelProps, 'languageLinks'>) {
  const { t } = useTranslation('shell');
  const data = useLoaderData<typeof loadMenuPage>();
  return (
    <PageLayout width="form">
      <h1>{t('menu.main')}</h1>
      <MenuPanel data={data} currentPath={paths.menu()} languageLinks={languageLinks} />
    </PageLayout>
  );
}
