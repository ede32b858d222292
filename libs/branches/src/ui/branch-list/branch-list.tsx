import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { EmbeddedFrameBox } from '@vyloha/rich-text';
import { Link, PageHeading, PageLayout, Pagination } from '@vyloha/ui';
import type { branchListLoader } from '../../handlers/branch-list-loader.server';
import { isVolatile } from '../../model/branch-filter';
import { BranchMap } from '../branch-map/branch-map';
import { BranchCard } from './branch-card';
import { BranchFilterForm } from './branch-filter-form';
import styles from './branch-list.module.css';
import { RegionLinks } from './region-links';

/** The branches by pages, with a filter that is a plain form, a map, and links to the regions. */
export function BranchList() {
  const data = useLoaderData<typeof branchListLoader>();
  const { filter, branches, total, page, totalPages, url, regions, marks, map, isByDistance } = data;
  const { t } = useTranslation('branches');
  const isFiltered = isVolatile(filter) || filter.region !== null;
  const title = filter.region === null ? t('list.title') : t(`region.${filter.region}`);
  const breadcrumb = { title: t('list.title'), ...(filter.region !== null && { to: paths.branches() }) };
  return (
    <PageLayout breadcrumbs={filter.region === null ? [breadcrumb] : [breadcrumb, { title }]}>
      <PageHeading
        title={filter.region === null ? title : t('list.regionTitle', { region: title })}
        lead={t('list.lead')}
      />
      <div className={styles.tools} data-filtered={isFiltered}>
        <BranchFilterForm filter={filter} regions={regions} isPostcodeUnknown={data.isPostcodeUnknown} />
        <BranchMap marks={marks} selected={filter.region} />
      </div>
      <p role="status" className={styles.result}>
        <b>{t('list.count', { count: total })}</b>
        {isByDistance && <span>{t('picker.nearest', { postcode: filter.query })}</span>}
        {isFiltered && <Link to={paths.branches()}>{t('list.showAll')}</Link>}
      </p>
      <ul className={styles.branches}>
        {branches.map((branch) => (
          <BranchCard key={branch.id} branch={branch} />
        ))}
      </ul>
      <Pagination page={page} totalPages={totalPages} url={url} />
      <RegionLinks regions={regions} selected={filter.region} />
      {map && (
        <section className={styles.section}>
          <h2>{t('list.streetMap')}</h2>
          <EmbeddedFrameBox frame={map} title={t('list.map')} action={t('list.loadMap')} icon="pin" />
        </section>
      )}
    </PageLayout>
  );
}
