import { useTranslation } from '@vyloha/i18n';
import { Chip } from '@vyloha/ui';
import { type ResultKind, resultsPath } from '../../model/result-kinds';
import type { SearchResults } from '../../model/search-results';
import styles from '../search-page/search-page.module.css';

interface ResultKindsProps {
  query: string;
  kind: ResultKind;
  totals: SearchResults<unknown, unknown>['totals'];
}

/** Links to the results of each kind, with their counts; the list that is shown says its own. */
export function ResultKinds({ query, kind: currentKind, totals }: ResultKindsProps) {
  const { t } = useTranslation('search');
  if (totals.every(({ kind }) => kind === currentKind)) return null;
  return (
    <nav aria-label={t('kindsLabel')}>
      <ul className={styles.links}>
        {totals.map(({ kind, total }) => (
          <li key={kind}>
            <Chip to={resultsPath(query, kind)} isActive={kind === currentKind}>
              {kind === currentKind ? t(`field.kinds.${kind}`) : t(`kinds.${kind}`, { count: total })}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
