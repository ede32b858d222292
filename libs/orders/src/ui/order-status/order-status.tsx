import { useTranslation } from '@vyloha/i18n';
import { Badge, type BadgeTone } from '@vyloha/ui';
import { isKnownStatus } from '../../model/order';

const tones: Readonly<Record<string, BadgeTone>> = { delivered: 'success', ready: 'success', cancelled: 'warning' };

/** State of an order as a badge. */
export function OrderStatus({ status }: { status: string }) {
  const { t } = useTranslation('orders');
  return <Badge tone={tones[status] ?? 'muted'}>{isKnownStatus(status) ? t(`order.status.${status}`) : status}</Badge>;
}
