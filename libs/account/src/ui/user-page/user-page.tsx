import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Breadcrumbs, type Breadcrumb } from '@vyloha/ui';
import type { ReactNode } from 'react';
import styles from './user-page.module.css';

interface UserPageProps {
  title: string;
  /** Breadcrumb items between the user area and this page. */
  parentPages?: readonly Breadcrumb[];
  children: ReactNode;
}

/** A page of the user area: breadcrumb, title, content. */
export function UserPage({ title, parentPages = [], children }: UserPageProps) {
  const { t } = useTranslation('account');
  const area = { title: t('menu.area'), to: paths.dashboard() };
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[area, ...parentPages, { title }]} />
      <h1>{title}</h1>
      {children}
    </div>
  );
}
