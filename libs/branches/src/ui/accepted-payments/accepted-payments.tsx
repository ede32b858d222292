import { useTranslation } from '@vyloha/i18n';
import type { StoreBranch } from '../../model/store-branch';

/** How shoppers pay at a branch, in one sentence; nothing where the shop does not say. */
export function AcceptedPayments({ payments }: { payments: StoreBranch['acceptedPayments'] }) {
  const { t } = useTranslation('branches');
  if (payments.length === 0) return null;
  return <>{t('payment.accepted', { kinds: payments.map((kind) => t(`payment.${kind}`)).join(', ') })}</>;
}
