import { formatQuantity, toQuantity } from '@vyloha/cart';
import { useTranslation } from '@vyloha/i18n';
import type { Order } from '../../model/order';
import { linesInParcel, linesNotSent, type Parcel, type ParcelLine } from '../../model/parcel';
import styles from './order-parcels.module.css';

const nameOf = ({ line, amount }: ParcelLine) =>
  `${formatQuantity(toQuantity(amount, line.multiplier))}\u00A0${line.unit} ${line.name}`;

/** What carriers have of an order, and what is still to come; nothing while there is no parcel. */
export function OrderParcels({ order: { parcels, lines } }: { order: Pick<Order, 'parcels' | 'lines'> }) {
  const { t } = useTranslation('orders');
  if (parcels.length === 0) return null;
  const unsent = linesNotSent(parcels, lines);
  const isSplit = parcels.length > 1 || unsent.length > 0;
  return (
    <section aria-labelledby="parcels">
      <h2 id="parcels">{t('parcels.title', { count: parcels.length })}</h2>
      <ul className={styles.parcels}>
        {parcels.map((parcel) => (
          <ParcelItem key={parcel.number} parcel={parcel} contents={isSplit ? linesInParcel(parcel, lines) : []} />
        ))}
      </ul>
      {unsent.length > 0 && (
        <>
          <h3 className={styles.unsent}>{t('parcels.unsent')}</h3>
          <Contents lines={unsent} />
        </>
      )}
    </section>
  );
}

function ParcelItem({ parcel, contents }: { parcel: Parcel; contents: readonly ParcelLine[] }) {
  const { t } = useTranslation('orders');
  const { carrier, trackingNumber, trackingUrl, state } = parcel;
  return (
    <li className={styles.parcel}>
      <p className={styles.heading}>
        <strong>{carrier}</strong> {trackingNumber}
        <span className={styles.state}>{t(`parcels.state.${state}`)}</span>
      </p>
      {contents.length > 0 && <Contents lines={contents} />}
      {trackingUrl !== null && (
        <a href={trackingUrl} rel="noreferrer">
          {t('parcels.track')}
        </a>
      )}
    </li>
  );
}

function Contents({ lines }: { lines: readonly ParcelLine[] }) {
  return (
    <ul className={styles.contents}>
      {lines.map((entry) => (
        <li key={entry.line.id}>{nameOf(entry)}</li>
      ))}
    </ul>
  );
}
