import type { Recommendation } from '@vyloha/catalog';
import { type ProductGridProps, RecommendedGoods } from '@vyloha/catalog/ui';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { ButtonLink, Chip, EmptyState } from '@vyloha/ui';
import type { WaysOn } from '../../model/search-page-data';
import styles from '../search-page/search-page.module.css';

export interface NothingFoundProps extends WaysOn<Recommendation> {
  query: string;
  /** Top right of each box. */
  corner?: ProductGridProps['corner'];
}

/** Says that nothing was found, and offers departments, what others buy, and people to ask. */
export function NothingFound({ query, departments, recommended, corner }: NothingFoundProps) {
  const { t } = useTranslation('search');
  const actions = (
    <>
      <ButtonLink to={paths.eshop()}>{t('nothingAsked.toGoods')}</ButtonLink>
      <ButtonLink to={paths.contact()} variant="secondary">
        {t('nothingFound.contact')}
      </ButtonLink>
    </>
  );
  return (
    <>
      <EmptyState icon="search" title={t('nothingFound.title', { query })} actions={actions}>
        {t('nothingFound.text')}
      </EmptyState>
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
      {recommended.map((goods) => (
        <RecommendedGoods key={goods.placement} goods={goods} corner={corner} />
      ))}
    </>
  );
}
