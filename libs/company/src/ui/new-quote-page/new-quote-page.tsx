import { useLoaderData } from '@remix-run/react';
import { ProductRows, UserPage } from '@vyloha/account/ui';
import { formatQuantity, toQuantity } from '@vyloha/cart';
import { useTranslation } from '@vyloha/i18n';
import { accountPaths, paths } from '@vyloha/links';
import { formatMoney } from '@vyloha/money';
import { useShopper } from '@vyloha/session/ui';
import { ButtonLink, EmptyState } from '@vyloha/ui';
import type { newQuoteLoader } from '../../handlers/quotes/new-quote.server';
import { QuoteForm } from './quote-form';

/** Asks for prices of what is in the cart. */
export function NewQuotePage() {
  const { lines, currency, attempt } = useLoaderData<typeof newQuoteLoader>();
  const { t } = useTranslation('company');
  const { hasTax } = useShopper();
  const priceOf = (minor: number) => {
    const price = formatMoney(minor, currency);
    return hasTax ? t('quotes.withoutTax', { price }) : price;
  };
  const rows = lines.map(({ id, name, fileKey, amount, multiplier, unit, totalWithoutTaxMinor }) => ({
    id,
    fileKey,
    name,
    amount: `${formatQuantity(toQuantity(amount, multiplier))}\u00A0${unit}`,
    price: priceOf(totalWithoutTaxMinor),
  }));
  return (
    <UserPage title={t('quotes.newTitle')} parentPages={[{ title: t('quotes.title'), to: accountPaths.quotes() }]}>
      {rows.length === 0 ? (
        <EmptyState
          icon="cart"
          title={t('quotes.nothing')}
          actions={<ButtonLink to={paths.home()}>{t('quotes.toShop')}</ButtonLink>}
        >
          <p>{t('quotes.nothingText')}</p>
        </EmptyState>
      ) : (
        <>
          <p>{t('quotes.lead')}</p>
          <ProductRows rows={rows} />
          <QuoteForm attempt={attempt} />
        </>
      )}
    </UserPage>
  );
}
