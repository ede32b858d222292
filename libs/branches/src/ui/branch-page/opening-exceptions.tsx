import { formatDayAndMonth, formatDayOfWeek, useLocale, useTranslation } from '@vyloha/i18n';
import { SummaryList } from '@vyloha/ui';
import type { AnnouncedException } from '../../model/branch';
import { formatIntervals, type OpeningInterval, usualIntervalsOf } from '../../model/opening-hours';
import styles from './branch-page.module.css';

interface OpeningExceptionsProps {
  exceptions: readonly AnnouncedException[];
  /** Of the week. */
  hours: readonly OpeningInterval[];
}

/** As many as anybody plans ahead. */
const maxShown = 6;

/** The next days with other hours, and public holidays. */
export function OpeningExceptions({ exceptions, hours }: OpeningExceptionsProps) {
  const { t } = useTranslation('branches');
  const locale = useLocale();
  if (exceptions.length === 0) return null;
  return (
    <>
      <h3>{t('opening.exceptions')}</h3>
      <SummaryList
        rows={exceptions.slice(0, maxShown).map(({ date, intervals, reason }) => {
          const isUsual = formatIntervals(intervals) === formatIntervals(usualIntervalsOf(date, hours));
          const open = formatIntervals(intervals) || t('opening.closed');
          const day = { day: formatDayOfWeek(date, locale), date: formatDayAndMonth(date) };
          return {
            id: date,
            label: reason === null ? t('opening.exceptionDay', day) : t('opening.exceptionReason', { ...day, reason }),
            value: isUsual ? t('opening.asUsual', { hours: open }) : <span className={styles.hours}>{open}</span>,
          };
        })}
      />
    </>
  );
}
