import { useLoaderData } from '@remix-run/react';
import { usePublicConfig } from '@vyloha/config';
import { formatDate, useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Badge, Card, JsonLd, PageLayout, Picture } from '@vyloha/ui';
import type { branchPageLoader } from '../../handlers/branch-page-loader.server';
import { branchJsonLd } from '../../model/structured-data';
import { OpeningStatusLabel } from '../opening-status-label/opening-status-label';
import { OpeningTable } from '../opening-table/opening-table';
import { BranchContact } from './branch-contact';
import { BranchGallery } from './branch-gallery';
import { BranchInfo } from './branch-info';
import { BranchLocation } from './branch-location';
import { BranchPanorama } from './branch-panorama';
import styles from './branch-page.module.css';
import { BranchStockSearch } from './branch-stock-search';
import { OpeningExceptions } from './opening-exceptions';

/** Page of one branch: opening hours, directions, pictures, staff and contacts. */
export function BranchPage() {
  const { branch, map, panorama, panoramaUrl } = useLoaderData<typeof branchPageLoader>();
  const { t } = useTranslation('branches');
  const { publicUrl } = usePublicConfig();
  const furtherPictures = branch.pictures.filter(({ fileKey }) => fileKey !== branch.picture?.fileKey);
  return (
    <PageLayout breadcrumbs={[{ title: t('list.title'), to: paths.branches() }, { title: branch.name }]} isSheet>
      <div className={styles.heading}>
        <h1>{branch.name}</h1>
        {branch.isPrimary && <Badge tone="new">{t('detail.primary')}</Badge>}
        <OpeningStatusLabel opening={branch.opening} />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          {branch.picture && (
            <Picture {...branch.picture} width={912} height={456} fit="cover" isFirst className={styles.picture} />
          )}
          {branch.description && <p className={styles.text}>{branch.description}</p>}
        </div>
        <aside className={styles.side}>
          <Card tone="sand" className={styles.card}>
            <BranchContact branch={branch} />
          </Card>
          <Card as="section" className={styles.card}>
            <h2>{t('opening.title')}</h2>
            <OpeningTable hours={branch.openingHours} />
            <OpeningExceptions exceptions={branch.openingExceptions} hours={branch.openingHours} />
          </Card>
          {branch.hasStock && (
            <Card>
              <BranchStockSearch slug={branch.slug} />
            </Card>
          )}
        </aside>
        <div className={styles.main}>
          <BranchInfo branch={branch} />
          {furtherPictures.length > 0 && (
            <section className={styles.section}>
              <h2>{t('detail.gallery')}</h2>
              <BranchGallery pictures={furtherPictures} />
            </section>
          )}
          <BranchLocation branch={branch} map={map} />
          <BranchPanorama name={branch.name} frame={panorama} url={panoramaUrl} />
          {branch.modifiedAt && (
            <p className={styles.modified}>{t('detail.modified', { date: formatDate(branch.modifiedAt) })}</p>
          )}
        </div>
      </div>
      <JsonLd data={import.meta.env.SSR && branchJsonLd(branch, publicUrl)} />
    </PageLayout>
  );
}
