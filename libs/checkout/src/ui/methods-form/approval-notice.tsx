import { useTranslation } from '@vyloha/i18n';
import { formatMoney, type Currency } from '@vyloha/money';
import { Alert } from '@vyloha/ui';
import type { BuyerLimit } from '../../model/placing/buyer-limit';

interface ApprovalNoticeProps {
  limit: BuyerLimit;
  /** Of the order. */
  currency: Currency;
}

/** Tells a buyer before sending that the order will wait, why, and for whom. */
export function ApprovalNotice({ limit: { limitMinor, currencyCode, approvers }, currency }: ApprovalNoticeProps) {
  const { t } = useTranslation('checkout');
  const reason =
    currencyCode === currency.code
      ? t('approval.aboveLimit', { limit: formatMoney(limitMinor, currency) })
      : t('approval.otherCurrency', { currency: currencyCode });
  return (
    <Alert tone="warning" title={t('approval.title')}>
      <p>{reason}</p>
      <p>
        {approvers.length > 0 && <>{t('approval.by', { names: approvers.join(', ') })} </>}
        {t('approval.consequence')}
      </p>
    </Alert>
  );
}
