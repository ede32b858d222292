import { formatDate, useTranslation } from '@vyloha/i18n';
import { Link } from '@vyloha/ui';
import type { ReactNode } from 'react';
import { InfoLine } from '../info-line/info-line';
import styles from './customer-post.module.css';

interface CustomerPostProps {
  authorName: string;
  createdAt: string;
  text: string | null;
  /** Language of the text, which may differ from that of the page. */
  locale: string;
  /** Before the name: the stars. */
  stars?: ReactNode;
  /** Beside the name: whether the purchase is verified. */
  mark?: ReactNode;
  /** Where it is reported to the shop; none on the page that does. */
  reportPath?: string;
}

/** A customer's review or question. The text keeps its line breaks and is never rendered as markup. */
export function CustomerPost({ authorName, createdAt, text, locale, stars, mark, reportPath }: CustomerPostProps) {
  return (
    <div className={styles.post}>
      <InfoLine>
        {stars}
        <strong>{authorName}</strong>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        {mark}
        {reportPath !== undefined && <ReportLink path={reportPath} authorName={authorName} />}
      </InfoLine>
      {text !== null && (
        <p className={styles.text} lang={locale}>
          {text}
        </p>
      )}
    </div>
  );
}

/** To the page where a post is reported to the shop. */
export function ReportLink({ path, authorName }: { path: string; authorName: string }) {
  const { t } = useTranslation('catalog');
  return (
    <Link to={path} rel="nofollow" aria-label={t('reviews.reportLabel', { author: authorName })}>
      {t('reviews.report')}
    </Link>
  );
}
