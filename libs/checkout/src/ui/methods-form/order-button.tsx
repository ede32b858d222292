import { useNavigation } from '@remix-run/react';
import { hasTax } from '@vyloha/cart';
import { useTranslation } from '@vyloha/i18n';
import { legalPageSlugs, paths } from '@vyloha/links';
import { formatMoney, type Currency } from '@vyloha/money';
import { Button, Link, VisuallyHidden, LinkedText } from '@vyloha/ui';
import { useEffect, useState } from 'react';
import type { Summary } from '../../model/order/summary';
import { approvalField, needsApproval, type BuyerLimit } from '../../model/placing/buyer-limit';
import { recalculateButton } from '../../model/selection/branch-search';
import { ApprovalNotice } from './approval-notice';
import styles from './methods-form.module.css';

interface OrderButtonProps {
  summary: Summary;
  currency: Currency;
  /** Of a company's buyer; `null` without one. */
  limit: BuyerLimit | null;
}

/** The order button with the total and the terms. Without script another button recalculates the total. */
export function OrderButton({ summary, currency, limit }: OrderButtonProps) {
  const { t } = useTranslation('checkout');
  const isComplete = summary.shipping !== null && summary.payment !== null;
  const isForApproval = needsApproval(limit, { totalMinor: summary.totalMinor, currencyCode: currency.code });
  const isSending = useNavigation().state !== 'idle';
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  return (
    <div className={styles.order}>
      <p className={styles.total}>
        {t(`summary.${hasTax(summary.tax) ? 'total' : 'totalUntaxed'}${isComplete ? '' : 'SoFar'}`)}{' '}
        <strong>{formatMoney(summary.totalMinor, currency)}</strong>
      </p>
      {!isHydrated && (
        <Button type="submit" variant="secondary" name={recalculateButton} value="true">
          {t('methods.recalculate')}
        </Button>
      )}
      <p>
        <LinkedText
          text={t('methods.terms')}
          link={
            <Link to={paths.page(legalPageSlugs.terms)} target="_blank">
              {t('methods.termsLink')}
              <VisuallyHidden> {t('methods.newWindow')}</VisuallyHidden>
            </Link>
          }
        />
      </p>
      {limit !== null && <ApprovalNotice limit={limit} totalMinor={summary.totalMinor} currency={currency} />}
      <input type="hidden" name={approvalField} value={isForApproval ? 'true' : ''} />
      <Button type="submit" size="large" isWide isBusy={isSending}>
        {t(isForApproval ? 'approval.submit' : 'methods.submit')}
      </Button>
    </div>
  );
}
