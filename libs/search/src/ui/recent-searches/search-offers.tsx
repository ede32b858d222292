import { useTranslation } from '@vyloha/i18n';
import { Chip } from '@vyloha/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { toSearchGroups } from '../../model/suggestion-groups';
import { readRecentSearches } from '../search-field/recent-searches-storage';
import styles from '../search-page/search-page.module.css';
import { ClearRecentSearches } from './clear-recent-searches';

/** Popular searches, and once the page runs what was searched for in this browser. */
export function SearchOffers({ popular }: { popular: readonly string[] }) {
  const { t } = useTranslation('search');
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => setRecent(readRecentSearches()), []);
  return toSearchGroups(recent, popular).map(({ kind, lines }) => {
    const headingId = `hledani-${kind}`;
    const clearButton: ReactNode = kind === 'recent' && <ClearRecentSearches onClear={() => setRecent([])} />;
    return (
      <nav key={kind} aria-labelledby={headingId} className={styles.section}>
        <h2 id={headingId}>{t(`field.kinds.${kind}`)}</h2>
        <ul className={styles.links}>
          {lines.map(({ title, path }) => (
            <li key={path}>
              <Chip to={path}>{title}</Chip>
            </li>
          ))}
        </ul>
        {clearButton}
      </nav>
    );
  });
}
