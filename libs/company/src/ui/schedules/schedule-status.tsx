import { useTranslation } from '@vyloha/i18n';
import { Badge, type BadgeTone } from '@vyloha/ui';
import type { Schedule } from '../../model/schedules/schedule';

const tones: Readonly<Record<Schedule['status'], BadgeTone>> = { active: 'success', paused: 'warning', ended: 'muted' };

/** Whether it goes on, as a badge. */
export function ScheduleStatus({ status }: Pick<Schedule, 'status'>) {
  const { t } = useTranslation('company');
  return <Badge tone={tones[status]}>{t(`schedule.status.${status}`)}</Badge>;
}
