import { formatQuantity, toQuantity } from '@vyloha/cart';
import { useTranslation } from '@vyloha/i18n';
import { paths } from '@vyloha/links';
import { type Currency, formatMoney } from '@vyloha/money';
import { useShopper } from '@vyloha/session/ui';
import { Link } from '@vyloha/ui';
import type { QuoteItem } from '../../model/quotes/quote';
import styles from './quote-lines.module.css';

interface QuoteLinesProps {
  items: readonly QuoteItem[];
  currency: Currency;
  /** Before that there are no prices to compare. */
  isAnswered: boolean;
}

/** What was asked for, at what price, and what the shop offers; without tax where there is one. */
export function QuoteLines({ items, currency, isAnswered }: QuoteLinesProps) {
  const { t } = useTranslation('company');
  const labels = usePriceLabels();
  return (
    <table className={styles.table} aria-label={t('quotes.items')}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{t('quotes.item')}</th>
          <th scope="col">{t('quotes.amount')}</th>
          <th scope="col">{labels.before}</th>
          {isAnswered && <th scope="col">{labels.offer}</th>}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <QuoteLine key={item.number} item={item} currency={currency} isAnswered={isAnswered} />
        ))}
      </tbody>
    </table>
  );
}

/** What the prices of a line are called. */
function usePriceLabels() {
  const { t } = useTranslation('company');
  const { hasTax } = useShopper();
  return {
    before: t(hasTax ? 'quotes.before' : 'quotes.beforeUntaxed'),
    offer: t(hasTax ? 'quotes.offer' : 'quotes.offerUntaxed'),
  };
}

function QuoteLine({ item, currency, isAnswered }: Omit<QuoteLinesProps, 'items'> & { item: QuoteItem }) {
  const { t } = useTranslation('company');
  const labels = usePriceLabels();
  const { name, slug, variantId, code, unit, unitsPerStep, amount, prices, offer } = item;
  const inUnits = (steps: number) => `${formatQuantity(toQuantity(steps, unitsPerStep))}\u00A0${unit}`;
  const perUnit = (minor: number) =>
    t('quotes.perUnit', { price: formatMoney(Math.round(minor / unitsPerStep), currency), unit });
  const limits = offer && {
    from: offer.minAmount === null ? null : inUnits(offer.minAmount),
    to: inUnits(offer.maxAmount ?? amount),
  };
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        <Link to={paths.product(slug, { variantId })}>{name}</Link>
        <span className={styles.code}>{code}</span>
      </th>
      <td className={styles.cell} data-label={t('quotes.amount')}>
        {inUnits(amount)}
      </td>
      <td className={styles.cell} data-label={labels.before}>
        {offer === null ? perUnit(prices.unitWithoutTax) : <s>{perUnit(prices.unitWithoutTax)}</s>}
      </td>
      {isAnswered && (
        <td className={styles.cell} data-label={labels.offer}>
          {limits === null || offer === null ? (
            t('quotes.notOffered')
          ) : (
            <>
              <span className={styles.offer}>{perUnit(offer.unitWithoutTax)}</span>
              <span className={styles.limits}>
                {limits.from === null
                  ? t('quotes.upTo', { to: limits.to })
                  : t('quotes.fromTo', { from: limits.from, to: limits.to })}
              </span>
            </>
          )}
        </td>
      )}
    </tr>
  );
}
