import { useLoaderData } from '@remix-run/react';
import { ProductRows, UserPage } from '@vyloha/account/ui';
import { formatQuantity, toQuantity } from '@vyloha/cart';
import { useTranslation } from '@vyloha/i18n';
import { accountPaths, paths } from '@vyloha/links';
import { formatMoney } from '@vyloha/money';
import { ButtonLink, EmptyState } from '@vyloha/ui';
import type { newQuoteLoader } from '../../handlers/quotes/new-quote.server';
import { QuoteForm } from './quote-form';

/** Asks for prices of what is in the cart. */
export function NewQuotePage() {
  const { lines, currency, attempt } = useLoaderData<typeof newQuoteLoader>();
  const { t } = useTranslation('company');
  const rows = lines.map(({ id, name, fileKey, amount, multiplier, unit, totalWithoutTaxMinor }) => ({
    id,
    fileKey,
    name,
    amount: `${formatQuantity(toQuantity(amount, multiplier))}\u00A0${unit}`,
    price: t('quotes.withoutTax', { price: formatMoney(totalWithoutTaxMinor, currency) }),
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
