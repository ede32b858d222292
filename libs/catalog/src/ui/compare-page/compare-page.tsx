import { Form, useLoaderData } from '@remix-run/react';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { Button, ButtonLink, Chip, EmptyState, PageLayout } from '@vyloha/ui';
import type { comparePageLoader } from '../../handlers/compare/compare-page-loader.server';
import { CompareTable } from '../compare-table/compare-table';
import styles from './compare-page.module.css';

const legendKey = (count: number, isMixed: boolean) => {
  if (count === 1) return 'compare.addMore';
  return isMixed ? 'compare.mixed' : 'compare.legend';
};

/** The page at /porovnat. */
export function ComparePage() {
  const { t } = useTranslation('catalog');
  const { products, count, categories, differences, isMixed, rows } = useLoaderData<typeof comparePageLoader>();
  return (
    <PageLayout breadcrumbs={[{ title: t('compare.title') }]}>
      <h1>
        {t('compare.title')}
        {count > 0 && <span className={styles.count}> ({count})</span>}
      </h1>
      {products.length === 0 ? (
        <EmptyState
          icon="compare"
          title={t('compare.empty')}
          actions={<ButtonLink to={paths.eshop()}>{t('compare.toShop')}</ButtonLink>}
        >
          {t('compare.emptyText')}
        </EmptyState>
      ) : (
        <>
          {categories.length > 0 && (
            <nav aria-label={t('compare.categories')}>
              <ul className={styles.choices}>
                {categories.map(({ title, count: inCategory, path, isActive }) => (
                  <li key={path}>
                    <Chip to={path} isActive={isActive}>
                      {`${title} (${inCategory})`}
                    </Chip>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className={styles.toolbar}>
            <p>{t(legendKey(products.length, isMixed))}</p>
            {products.length > 1 && (
              <Chip to={differences.path} isActive={differences.isOn}>
                {t('compare.onlyDifferences')}
              </Chip>
            )}
            <Form method="post" action={paths.compare()}>
              <Button type="submit" variant="secondary" icon="trash" size="small" name="removeAll" value="true">
                {t('compare.removeAll')}
              </Button>
            </Form>
          </div>
          <CompareTable products={products} rows={rows} isHighlighted={!isMixed} />
        </>
      )}
    </PageLayout>
  );
}
