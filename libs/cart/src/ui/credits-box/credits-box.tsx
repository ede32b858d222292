import { useTranslation } from '@vyloha/i18n';
import { formatMoney } from '@vyloha/money';
import { usePerson, useShopper } from '@vyloha/session/ui';
import type { Cart } from '../../model/cart';
import type { CartRefusal } from '../../model/changes/cart-action-result';
import { AppliedDiscount } from '../discount-box/applied-discount';
import { DiscountBox } from '../discount-box/discount-box';
import { DiscountForm } from '../discount-box/discount-form';
import { useFormatCredits } from '../use-format-credits';

interface CreditsBoxProps {
  cart: Pick<Cart, 'creditsDiscount' | 'totals'>;
  /** Action data when a plain form was rejected. */
  refusal: CartRefusal | null;
}

/** Spends loyalty credits as a discount; only for customers who have some. */
export function CreditsBox({ cart: { creditsDiscount, totals }, refusal }: CreditsBoxProps) {
  const { t } = useTranslation('cart');
  const { currency } = useShopper();
  const { credits: balance } = usePerson();
  const formatCredits = useFormatCredits();
  if (creditsDiscount === null || balance === null || balance <= 0) return null;

  const { spent, creditValueMinor } = creditsDiscount;
  const isSpending = spent > 0;
  const needed = Math.ceil(totals.total.withTaxMinor / creditValueMinor);
  const usable = Math.min(balance - (totals.credits - spent), needed);
  return (
    <DiscountBox applied={isSpending ? 'credits' : undefined}>
      {isSpending && (
        <AppliedDiscount icon="success" texts="creditsDiscount" removal={{ intent: 'credits', credits: '0' }}>
          <b>{t('creditsDiscount.spent', { credits: formatCredits(spent) })}</b>
        </AppliedDiscount>
      )}
      {!isSpending && usable > 0 && (
        <DiscountForm
          id="kredity"
          intent="credits"
          name="credits"
          texts="creditsDiscount"
          hint={t('creditsDiscount.hint', {
            credits: formatCredits(balance),
            value: formatMoney(creditValueMinor, currency),
          })}
          inputMode="numeric"
          maxLength={20}
          defaultValue={usable}
          refusal={refusal}
        />
      )}
    </DiscountBox>
  );
}
