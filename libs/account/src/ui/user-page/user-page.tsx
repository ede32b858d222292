import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Breadcrumbs, type Breadcrumb } from '@vyloha/ui';
import type { ReactNode } from 'react';
import styles from './user-page.module.css';

interface UserPageProps {
  title: string;
  /** Pages between the user area and this one. */
  above?: readonly Breadcrumb[];
  children: ReactNode;
}

/** A page of the user area: the way to it, its title, its parts. */
export function UserPage({ title, above = [], children }: UserPageProps) {
  const { t } = useTranslation('account');
  const area = { title: t('menu.area'), to: paths.dashboard() };
  return (
    <div className={styles.page}>
      <Breadcrumbs items={[area, ...above, { title }]} />
      <h1>{title}</h1>
      {children}
    </div>
  );
}
