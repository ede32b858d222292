import { useLoaderData, useLocation } from '@remix-run/react';
import { RecordCard, UserPage } from '@vyloha/account/ui';
import { formatDate, useTranslation } from '@vyloha/i18n';
import { accountPaths, paths } from '@vyloha/links';
import { ButtonLink, Columns, EmptyState, Pagination } from '@vyloha/ui';
import type { quotesLoader } from '../../handlers/quotes/quotes-loader.server';
import type { QuoteSummary } from '../../model/quotes/quote';
import { QuoteState } from '../quote-state/quote-state';
import { QuoteValidity } from '../quote-state/quote-validity';

/** Quotes of the customer and, for owners and approvers, of the whole company. */
export function QuotesPage() {
  const { quotes, page, totalPages } = useLoaderData<typeof quotesLoader>();
  const { pathname, search } = useLocation();
  const { t } = useTranslation('company');
  return (
    <UserPage title={t('quotes.title')}>
      {quotes.length === 0 ? (
        <EmptyState
          icon="percent"
          title={t('quotes.empty')}
          actions={<ButtonLink to={paths.cart()}>{t('quotes.toCart')}</ButtonLink>}
        >
          <p>{t('quotes.emptyText')}</p>
        </EmptyState>
      ) : (
        <Columns as="ul" count={{ base: 1, md: 2 }}>
          {quotes.map((quote) => (
            <QuoteCard key={quote.code} quote={quote} />
          ))}
        </Columns>
      )}
      <Pagination page={page} totalPages={totalPages} url={`${pathname}${search}`} />
    </UserPage>
  );
}

function QuoteCard({ quote }: { quote: QuoteSummary }) {
  const { t } = useTranslation('company');
  const { code, state, createdAt, validUntil, requestedBy, itemCount } = quote;
  const requested = t('quotes.requested', { date: formatDate(createdAt), count: itemCount });
  return (
    <RecordCard
      title={t('quotes.quoteTitle', { code })}
      to={accountPaths.quote(code)}
      state={<QuoteState state={state} />}
      note={[requested, ...(requestedBy.isCaller ? [] : [requestedBy.name])].join(', ')}
    >
      <QuoteValidity state={state} validUntil={validUntil} />
    </RecordCard>
  );
}
