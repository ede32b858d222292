import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, EmptyState, PageHeading, PageLayout, Pagination } from '@vyloha/ui';
import type { brandListLoader } from '../../handlers/brand-list-loader.server';
import { BrandBoxes } from '../brand-boxes/brand-boxes';

/** All brands of the shop; each links to its products. */
export function BrandListPage() {
  const { t } = useTranslation('content-blocks');
  const { brands, page, totalPages } = useLoaderData<typeof brandListLoader>();
  return (
    <PageLayout breadcrumbs={[{ title: t('brands.title') }]}>
      <PageHeading title={t('brands.title')} lead={brands.length > 0 ? t('brands.description') : null} />
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
          <BrandBoxes brands={brands} size="large" />
          <Pagination page={page} totalPages={totalPages} url={paths.brands()} />
        </>
      )}
    </PageLayout>
  );
}
