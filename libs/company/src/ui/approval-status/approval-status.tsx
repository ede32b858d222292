import { useTranslation } from '@vyloha/i18n';
import { Badge, type BadgeTone } from '@vyloha/ui';
import type { ApprovalStatus as Status } from '../../model/approvals/approval-response';

const tones: Readonly<Record<Status, BadgeTone>> = {
  waiting: 'warning',
  approved: 'success',
  rejected: 'muted',
  cancelled: 'muted',
};

/** What became of an order above a limit, as a badge. */
export function ApprovalStatus({ status }: { status: Status }) {
  const { t } = useTranslation('company');
  return <Badge tone={tones[status]}>{t(`approval.status.${status}`)}</Badge>;
}
