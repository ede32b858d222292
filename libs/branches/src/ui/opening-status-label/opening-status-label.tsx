import { formatDayAndMonth, useTranslation, type Translate } from '@vyloha/i18n';
import { shortTime, type OpeningStatus } from '../../model/opening-hours';
import styles from './opening-status-label.module.css';

/** Czech hours that begin with two consonants, spoken: 've dvě', 've dvanáct'. */
const hoursWithVe = new Set([2, 3, 4, 12, 13, 14, 20, 21, 22, 23]);

function atTime(time: string, t: Translate): string {
  return t(hoursWithVe.has(Number.parseInt(time, 10)) ? 'opening.at.ve' : 'opening.at.v', { time: shortTime(time) });
}

type OpensLater = Extract<OpeningStatus, { kind: 'opensLater' }>;

function dayOfOpening({ isTomorrow, day, date }: OpensLater, t: Translate): string {
  if (isTomorrow) return t('opening.tomorrow');
  return date === undefined ? t(`onDay.${day}`) : formatDayAndMonth(date);
}

function formatOpeningStatus(opening: OpeningStatus, t: Translate): string {
  switch (opening.kind) {
    case 'open':
      return t('opening.open', { until: shortTime(opening.until) });
    case 'opensToday':
      return t('opening.opensToday', { from: shortTime(opening.from), until: shortTime(opening.until) });
    case 'opensLater':
      return t(opening.hasClosed ? 'opening.closedForToday' : 'opening.opensLater', {
        day: dayOfOpening(opening, t),
        at: atTime(opening.from, t),
      });
    case 'closed':
      return t('opening.closed');
  }
}

/** Current opening status: 'otevřeno do 18:00'. */
export function OpeningStatusLabel({ opening }: { opening: OpeningStatus }) {
  const { t } = useTranslation('branches');
  return (
    <span className={styles.label} data-open={opening.kind === 'open'}>
      {formatOpeningStatus(opening, t)}
    </span>
  );
}
