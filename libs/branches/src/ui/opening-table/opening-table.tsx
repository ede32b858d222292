import { useTranslation } from '@vyloha/i18n';
import { SummaryList } from '@vyloha/ui';
import type { OpeningInterval } from '../../model/opening-hours';
import { openingWeek } from '../../model/opening-week';

/** Opening hours of the whole week. */
export function OpeningTable({ hours }: { hours: readonly OpeningInterval[] }) {
  const { t } = useTranslation('branches');
  return (
    <SummaryList
      rows={openingWeek(hours).map((day) => ({
        id: String(day.day),
        label: t(`day.${day.day}`),
        value: day.hours || t('opening.closed'),
      }))}
    />
  );
}
