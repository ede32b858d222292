import { Form, useLoaderData, useNavigation } from '@remix-run/react';
import { UserPage } from '@vyloha/account/ui';
import { formatDate, useTranslation } from '@vyloha/i18n';
import { accountPaths, paths } from '@vyloha/links';
import { type Currency, formatMoney } from '@vyloha/money';
import { useShopper } from '@vyloha/session/ui';
import { Alert, Button, Link, SummaryList } from '@vyloha/ui';
import type { quoteLoader } from '../../handlers/quotes/quote-page.server';
import type { QuoteItem } from '../../model/quotes/quote';
import { quoteTotals } from '../../model/quotes/quote-totals';
import { QuoteState } from '../quote-state/quote-state';
import { QuoteValidity } from '../quote-state/quote-validity';
import { QuoteLines } from './quote-lines';
import styles from './quote-page.module.css';

/** One quote: its state, what was asked for, what the shop offers, and the way into the cart. */
export function QuotePage() {
  const { quote, currency, attempt } = useLoaderData<typeof quoteLoader>();
  const { t } = useTranslation('company');
  const { code, state, createdAt, validUntil, requestedBy, orderCode, note, message, wantedDate, items } = quote;
  const isAnswered = items.some(({ offer }) => offer !== null);
  return (
    <UserPage
      title={t('quotes.quoteTitle', { code })}
      parentPages={[{ title: t('quotes.title'), to: accountPaths.quotes() }]}
    >
      <p className={styles.state}>
        <QuoteState state={state} />
        <QuoteValidity state={state} validUntil={validUntil} />
      </p>
      <p>
        {t('quotes.requestedOn', { date: formatDate(createdAt) })}
        {!requestedBy.isCaller && `, ${requestedBy.name}`}
      </p>
      {state !== null && <p>{t(`quotes.stateTexts.${state}`)}</p>}
      {attempt !== null && <AgainForm attempt={attempt} />}
      {orderCode !== null && (
        <p>
          {requestedBy.isCaller ? (
            <Link to={paths.order(orderCode)}>{t('quotes.order', { code: orderCode })}</Link>
          ) : (
            t('quotes.order', { code: orderCode })
          )}
        </p>
      )}
      {note !== null && (
        <Alert tone={state === 'declined' ? 'warning' : 'info'} title={t('quotes.note')}>
          <p className={styles.text}>{note}</p>
        </Alert>
      )}
      <section className={styles.section}>
        <h2>{t('quotes.items')}</h2>
        <QuoteLines items={items} currency={currency} isAnswered={isAnswered} />
        {isAnswered && <QuoteTotals items={items} currency={currency} />}
        {state === 'answered' && <CartForm />}
      </section>
      {message !== null && (
        <section className={styles.section}>
          <h2>{t('quotes.message')}</h2>
          <p className={styles.text}>{message}</p>
        </section>
      )}
      {wantedDate !== null && <p>{t('quotes.wanted', { date: formatDate(wantedDate) })}</p>}
    </UserPage>
  );
}

function QuoteTotals({ items, currency }: { items: readonly QuoteItem[]; currency: Currency }) {
  const { t } = useTranslation('company');
  const { hasTax } = useShopper();
  const { beforeMinor, offeredMinor } = quoteTotals(items);
  return (
    <SummaryList
      rows={[
        {
          id: 'before',
          label: t(hasTax ? 'quotes.totalBefore' : 'quotes.totalBeforeUntaxed'),
          value: formatMoney(beforeMinor, currency),
        },
        {
          id: 'offered',
          label: t(hasTax ? 'quotes.totalOffered' : 'quotes.totalOfferedUntaxed'),
          value: formatMoney(offeredMinor, currency),
          isTotal: true,
        },
      ]}
    />
  );
}

function CartForm() {
  const { t } = useTranslation('company');
  const isSending = useNavigation().state === 'submitting';
  return (
    <Form method="post" className={styles.action}>
      <Button type="submit" size="large" icon="cart" isBusy={isSending}>
        {t('quotes.putIntoCart')}
      </Button>
      <p className={styles.note}>{t('quotes.putIntoCartNote')}</p>
    </Form>
  );
}

/** Puts what it was about into the cart, from where new prices are asked for. */
function AgainForm({ attempt }: { attempt: string }) {
  const { t } = useTranslation('company');
  const isSending = useNavigation().state === 'submitting';
  return (
    <Form method="post" className={styles.action}>
      <input type="hidden" name="attempt" value={attempt} />
      <Button type="submit" name="intent" value="again" isBusy={isSending}>
        {t('quotes.again')}
      </Button>
      <p className={styles.note}>{t('quotes.againNote')}</p>
    </Form>
  );
}
