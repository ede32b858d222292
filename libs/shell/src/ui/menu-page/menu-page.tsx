import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { PageLayout } from '@vyloha/ui';
import type { menuPageLoader } from '../../handlers/menu-page-loader.server';
import { MenuTree } from '../menu-tree/menu-tree';

/** The full menu as a page: the target of the hamburger without JavaScript. */
export function MenuPage() {
  const { t } = useTranslation('shell');
  const { menu } = useLoaderData<typeof menuPageLoader>();
  return (
    <PageLayout width="form">
      <h1>{t('menu.main')}</h1>
      <MenuTree items={menu.items} />
    </PageLayout>
  );
}
