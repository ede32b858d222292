import { useTranslation } from '@vyloha/i18n';
import { formatMoney, type Currency } from '@vyloha/money';
import { Alert } from '@vyloha/ui';
import { findExceeded, type BuyerLimit } from '../../model/placing/buyer-limit';

interface ApprovalNoticeProps {
  limit: BuyerLimit;
  /** Of the order, with its currency. */
  totalMinor: number;
  currency: Currency;
}

/** Tells a buyer before sending whether the order will wait, why, and for whom, or else what is left of their month. */
export function ApprovalNotice({ limit, totalMinor, currency }: ApprovalNoticeProps) {
  const { t } = useTranslation('checkout');
  const { orderMinor, monthly, currencyCode, approvers } = limit;
  const exceeded = findExceeded(limit, { totalMinor, currencyCode: currency.code });
  const ofMonth = monthly && {
    limit: formatMoney(monthly.limitMinor, currency),
    left: formatMoney(monthly.leftMinor, currency),
  };
  if (exceeded === null) return ofMonth && <p>{t('approval.leftOfMonth', ofMonth)}</p>;
  const reasons = {
    currency: () => t('approval.otherCurrency', { currency: currencyCode }),
    orderLimit: () => t('approval.aboveLimit', { limit: formatMoney(orderMinor ?? 0, currency) }),
    monthlyLimit: () => t('approval.aboveMonthlyLimit', ofMonth ?? {}),
  };
  return (
    <Alert tone="warning" title={t('approval.title')}>
      <p>{reasons[exceeded]()}</p>
      <p>
        {approvers.length > 0 && <>{t('approval.by', { names: approvers.join(', ') })} </>}
        {t('approval.consequence')}
      </p>
    </Alert>
  );
}
