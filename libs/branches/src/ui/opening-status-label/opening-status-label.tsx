import { useTranslation, type Translate } from '@vyloha/i18n';
import { shortTime, type OpeningStatus } from '../../model/opening-hours';
import styles from './opening-status-label.module.css';

function formatOpeningStatus(opening: OpeningStatus, t: Translate): string {
  switch (opening.kind) {
    case 'open':
      return t('opening.open', { until: shortTime(opening.until) });
    case 'opensToday':
      return t('opening.opensToday', { from: shortTime(opening.from), until: shortTime(opening.until) });
    case 'opensLater':
      return t(opening.hasClosed ? 'opening.closedForToday' : 'opening.opensLater', {
        day: t(opening.isTomorrow ? 'opening.tomorrow' : `onDay.${opening.day}`),
        from: shortTime(opening.from),
      });
    case 'closed':
      return t('opening.closed');
  }
}

/** Current opening status: 'dnes do 18:00'. */
export function OpeningStatusLabel({ opening }: { opening: OpeningStatus }) {
  const { t } = useTranslation('branches');
  return (
    <span className={styles.label} data-open={opening.kind === 'open'}>
      {formatOpeningStatus(opening, t)}
    </span>
  );
}
