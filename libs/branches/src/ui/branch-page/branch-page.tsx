import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Card, PageLayout, Picture } from '@vyloha/ui';
import type { branchPageLoader } from '../../handlers/branch-page-loader.server';
import { OpeningStatusLabel } from '../opening-status-label/opening-status-label';
import { OpeningTable } from '../opening-table/opening-table';
import { BranchContact } from './branch-contact';
import { BranchInfo } from './branch-info';
import styles from './branch-page.module.css';

/** Page of one branch: opening hours, directions and contacts. */
export function BranchPage() {
  const { branch } = useLoaderData<typeof branchPageLoader>();
  const { t } = useTranslation('branches');
  return (
    <PageLayout breadcrumbs={[{ title: t('list.title'), to: paths.branches() }, { title: branch.name }]} isSheet>
      <h1>{branch.name}</h1>
      <div className={styles.columns}>
        <div className={styles.main}>
          {branch.picture && (
            <Picture {...branch.picture} width={912} height={456} fit="cover" isFirst className={styles.picture} />
          )}
          {branch.description && <p className={styles.text}>{branch.description}</p>}
          <BranchInfo branch={branch} />
        </div>
        <aside className={styles.side}>
          <Card tone="sand" className={styles.card}>
            <BranchContact branch={branch} />
          </Card>
          <Card as="section" className={styles.card}>
            <h2>{t('opening.title')}</h2>
            <p>
              <OpeningStatusLabel opening={branch.opening} />
            </p>
            <OpeningTable hours={branch.openingHours} />
          </Card>
        </aside>
      </div>
    </PageLayout>
  );
}
