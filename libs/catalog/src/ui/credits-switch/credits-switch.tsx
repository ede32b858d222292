import { Link } from '@remix-run/react';
import { useCredits } from '@vyloha/cart/ui';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { formatMoney } from '@vyloha/money';
import { useShopper } from '@vyloha/session/ui';
import { Alert } from '@vyloha/ui';
import type { CreditsOffer, ProductDetail } from '../../model/product/product-detail';

interface CreditsSwitchProps {
  product: Pick<ProductDetail, 'slug' | 'variantId' | 'defaultVariantId' | 'price'>;
  credits: CreditsOffer;
}

/** Leads to the same goods paid for the other way, and says when the credits do not reach. */
export function CreditsSwitch({ product, credits: { price, isChosen } }: CreditsSwitchProps) {
  const { t } = useTranslation('cart');
  const { credits, currency, displayVat } = useShopper();
  const inCredits = useCredits();
  const { slug, variantId, defaultVariantId } = product;
  const missing = price - (credits ?? 0);
  const moneyMinor = displayVat ? product.price?.current.withTaxMinor : product.price?.current.withoutTaxMinor;
  return (
    <>
      {isChosen && missing > 0 && <Alert tone="warning">{t('credits.missing', { credits: inCredits(missing) })}</Alert>}
      <p>
        <Link
          to={paths.product(slug, {
            variantId: variantId === defaultVariantId ? null : variantId,
            forCredits: !isChosen,
          })}
          preventScrollReset
        >
          {isChosen
            ? t('credits.buyForMoney', { price: formatMoney(moneyMinor ?? 0, currency) })
            : t('credits.buy', { credits: inCredits(price) })}
        </Link>
      </p>
    </>
  );
}
