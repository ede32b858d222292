import { useTranslation, type Translate } from '@vyloha/i18n';
import { shortTime, type OpeningNow } from '../../model/opening-hours';
import styles from './opening-sign.module.css';

function openingText(opening: OpeningNow, t: Translate): string {
  switch (opening.kind) {
    case 'open':
      return t('opening.open', { until: shortTime(opening.until) });
    case 'opensToday':
      return t('opening.opensToday', { from: shortTime(opening.from), until: shortTime(opening.until) });
    case 'opensLater':
      return t('opening.opensLater', { day: t(`onDay.${opening.day}`), from: shortTime(opening.from) });
    case 'closed':
      return t('opening.closed');
  }
}

/** What the sign on the door says now: 'dnes do 18:00'. */
export function OpeningSign({ opening }: { opening: OpeningNow }) {
  const { t } = useTranslation('branches');
  return (
    <span className={styles.sign} data-open={opening.kind === 'open'}>
      {openingText(opening, t)}
    </span>
  );
}
