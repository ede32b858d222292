import { useTranslation } from '@vyloha/i18n';
import { withPage } from '@vyloha/links';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import { scrollToTopState } from '../scroll/page-scroll';
import { paginationWindow, type PaginationEntry } from './pagination-window';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** The current page, counted from 1. */
  page: number;
  totalPages: number;
  /** Path and query of the list; each link only changes `p`. */
  url: string;
}

/** Links to the pages of a list; nothing when there is only one. */
export function Pagination({ page, totalPages, url }: PaginationProps) {
  const { t } = useTranslation('ui');
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={t('pagination.label')}>
      <ul className={styles.list}>
        {page > 1 && (
          <li>
            <Link
              className={styles.page}
              state={scrollToTopState}
              to={withPage(url, page - 1)}
              rel="prev"
              aria-label={t('pagination.previous')}
            >
              <Icon name="chevron-left" />
            </Link>
          </li>
        )}
        {paginationWindow(page, totalPages).map((entry, index) => (
          <li key={entry === 'gap' ? `gap ${index}` : entry}>
            <PageLink entry={entry} page={page} url={url} />
          </li>
        ))}
        {page < totalPages && (
          <li>
            <Link
              className={styles.page}
              state={scrollToTopState}
              to={withPage(url, page + 1)}
              rel="next"
              aria-label={t('pagination.next')}
            >
              <Icon name="chevron-right" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

function PageLink({ entry, page, url }: { entry: PaginationEntry; page: number; url: string }) {
  const { t } = useTranslation('ui');
  if (entry === 'gap') return <span className={styles.gap}>…</span>;
  const label = t('pagination.page', { page: entry });
  if (entry === page) {
    return (
      <span className={styles.current} aria-current="page">
        {entry}
      </span>
    );
  }
  return (
    <Link className={styles.page} state={scrollToTopState} to={withPage(url, entry)} aria-label={label}>
      {entry}
    </Link>
  );
}
