import { useLoaderData } from '@remix-run/react';
import { keepPrepositions, useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Breadcrumbs, ButtonLink, Container, EmptyState, Pagination } from '@vyloha/ui';
import type { BrandListPageData } from '../../model/brand-list';
import { BrandBoxes } from '../brand-boxes/brand-boxes';
import styles from './brand-list-page.module.css';

/** All brands of the shop; each leads to its goods. */
export function BrandListPage() {
  const { t } = useTranslation('content-blocks');
  const { brands, page, totalPages } = useLoaderData<BrandListPageData>();
  return (
    <Container className={styles.page}>
      <Breadcrumbs items={[{ title: t('brands.title') }]} />
      <h1>{t('brands.title')}</h1>
      {brands.length === 0 ? (
        <EmptyState
          icon="tag"
          title={t('brands.none')}
          actions={<ButtonLink to={paths.eshop()}>{t('brands.allGoods')}</ButtonLink>}
        >
          {t('brands.noneText')}
        </EmptyState>
      ) : (
        <>
          <p className={styles.lead}>{keepPrepositions(t('brands.description'))}</p>
          <BrandBoxes brands={brands} size="large" />
          <Pagination page={page} totalPages={totalPages} url={paths.brands()} />
        </>
      )}
    </Container>
  );
}
