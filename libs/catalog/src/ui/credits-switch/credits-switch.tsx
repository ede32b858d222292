import { useFormatCredits } from '@vyloha/cart/ui';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { formatMoney } from '@vyloha/money';
import { usePerson, useShopper } from '@vyloha/session/ui';
import { Alert, Link } from '@vyloha/ui';
import type { CreditsOffer, ProductDetail } from '../../model/product/product-detail';

interface CreditsSwitchProps {
  product: Pick<ProductDetail, 'slug' | 'variantId' | 'defaultVariantId' | 'price'>;
  credits: CreditsOffer;
}

/** Links to the same product paid for the other way, and says when there are not enough credits. */
export function CreditsSwitch({ product, credits: { price, isSelected } }: CreditsSwitchProps) {
  const { t } = useTranslation('cart');
  const { currency, displayVat } = useShopper();
  const { credits } = usePerson();
  const formatCredits = useFormatCredits();
  const { slug, variantId, defaultVariantId } = product;
  const missing = price - (credits ?? 0);
  const moneyMinor = displayVat ? product.price?.current.withTaxMinor : product.price?.current.withoutTaxMinor;
  return (
    <>
      {isSelected && missing > 0 && (
        <Alert tone="warning">{t('credits.missing', { credits: formatCredits(missing) })}</Alert>
      )}
      <p>
        <Link
          to={paths.product(slug, {
            variantId: variantId === defaultVariantId ? null : variantId,
            forCredits: !isSelected,
          })}
          preventScrollReset
        >
          {isSelected
            ? t('credits.buyForMoney', { price: formatMoney(moneyMinor ?? 0, currency) })
            : t('credits.buy', { credits: formatCredits(price) })}
        </Link>
      </p>
    </>
  );
}
