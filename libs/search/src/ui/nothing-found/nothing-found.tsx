import type { Recommendation } from '@vyloha/catalog';
import { type ProductGridProps, RecommendedProducts } from '@vyloha/catalog/ui';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, Chip, EmptyState } from '@vyloha/ui';
import type { NoResultsContent } from '../../model/search-results';
import { SearchOffers } from '../recent-searches/search-offers';
import styles from '../search-page/search-page.module.css';

export interface NothingFoundProps extends NoResultsContent<Recommendation> {
  query: string;
  popular: readonly string[];
  /** Top right of each box. */
  productActions?: ProductGridProps['productActions'];
}

/** Says that nothing was found, and offers departments, recommended products, and a contact. */
export function NothingFound({ query, popular, departments, recommended, productActions }: NothingFoundProps) {
  const { t } = useTranslation('search');
  const actions = (
    <>
      <ButtonLink to={paths.eshop()}>{t('noQuery.toShop')}</ButtonLink>
      <ButtonLink to={paths.contact()} variant="secondary">
        {t('nothingFound.contact')}
      </ButtonLink>
    </>
  );
  return (
    <>
      <EmptyState icon="search" headingLevel={1} title={t('nothingFound.title', { query })} actions={actions}>
        {t('nothingFound.text')}
      </EmptyState>
      <SearchOffers popular={popular} />
      {departments.length > 0 && (
        <nav aria-labelledby="oddeleni" className={styles.section}>
          <h2 id="oddeleni">{t('nothingFound.departments')}</h2>
          <ul className={styles.links}>
            {departments.map(({ title, path }) => (
              <li key={path}>
                <Chip to={path}>{title}</Chip>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {recommended.map((recommendation) => (
        <RecommendedProducts
          key={recommendation.placement}
          recommendation={recommendation}
          productActions={productActions}
        />
      ))}
    </>
  );
}
