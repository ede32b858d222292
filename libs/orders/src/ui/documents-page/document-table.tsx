import { CardRow, CardTable, NumberCell, WideCell } from '@vyloha/account/ui';
import { formatDate, useTranslation } from '@vyloha/i18n';
import { accountPaths, paths } from '@vyloha/links';
import { type Currency, formatMoney } from '@vyloha/money';
import { Link } from '@vyloha/ui';
import clsx from 'clsx';
import type { IssuedDocument } from '../../model/documents/issued-document';
import type { OrderInvoice } from '../../model/payments/order-payment';
import styles from './document-table.module.css';

interface DocumentView extends IssuedDocument {
  currency: Currency;
}

interface DocumentTableProps {
  documents: readonly DocumentView[];
  label: string;
  /** Whether it says who placed each order for the company. */
  hasBuyers?: boolean;
  /** Left out on the page of the order itself. */
  hasOrders?: boolean;
  /** Where a file is; those of the account's documents unless given. */
  fileUrl?: (id: string, format: string) => string;
}

/** Documents with their files as a table that becomes cards on narrow screens. */
export function DocumentTable(props: DocumentTableProps) {
  const { documents, label, hasBuyers = false, hasOrders = true, fileUrl = accountPaths.documentFile } = props;
  const { t } = useTranslation('orders');
  return (
    <CardTable
      label={label}
      columns={[
        { title: t('documents.title') },
        { title: t('order.date') },
        ...(hasOrders ? [{ title: t('documents.order') }] : []),
        ...(hasBuyers ? [{ title: t('order.orderedBy') }] : []),
        { title: t('prices.total'), isNumber: true },
        { title: t('documents.files') },
      ]}
    >
      {documents.map(({ id, title, createdAt, orderCode, orderedBy, totalMinor, currency, formats, invoice }) => (
        <CardRow key={id}>
          <th scope="row">
            {title}
            {invoice && <InvoiceState invoice={invoice} />}
          </th>
          <td>{formatDate(createdAt)}</td>
          {hasOrders && (
            <td>
              <Link to={paths.order(orderCode)} aria-label={t('order.title', { code: orderCode })}>
                {orderCode}
              </Link>
            </td>
          )}
          {hasBuyers && <td>{orderedBy?.name}</td>}
          <NumberCell>{totalMinor === null ? null : formatMoney(totalMinor, currency)}</NumberCell>
          <WideCell>
            <span className={styles.files}>
              {formats.map((format) => (
                <Link
                  key={format}
                  to={fileUrl(id, format)}
                  reloadDocument
                  aria-label={t('documents.download', { title, format: t(`documents.format.${format}`) })}
                >
                  {t(`documents.format.${format}`)}
                </Link>
              ))}
            </span>
          </WideCell>
        </CardRow>
      ))}
    </CardTable>
  );
}

/** An issued invoice is due, overdue or paid; what was cancelled is corrected by a credit note. */
function InvoiceState({ invoice: { state, dueOn } }: { invoice: OrderInvoice }) {
  const { t } = useTranslation('orders');
  if (state === 'awaiting' || state === 'cancelled') return null;
  return (
    <span className={clsx(styles.due, state === 'overdue' && styles.overdue)}>
      {t(`documents.invoice.${state}`, { date: formatDate(dueOn) })}
    </span>
  );
}
