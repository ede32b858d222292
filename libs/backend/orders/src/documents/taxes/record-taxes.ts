import { formatVatNumber, vatNumberOf } from '@vyloha/contract';
import { sumMinor } from '@vyloha/money';
import type { Queryable } from '@vyloha/backend-kernel';
import type { Day } from '@vyloha/backend-shop';
import { vatSummary } from '../../orders/confirmation/vat-summary';
import { isBusinessOrder } from '../../orders/is-business-order';
import { customerOf } from '../../orders/order-customer';
import type { OrderRow, OrderRows } from '../../orders/placing/to-order-rows';
import type { DocumentKind } from '../document-kinds';
import { documentTax, taxedDocument } from '../tables';

interface RecordedDocument {
  id: string;
  kind: DocumentKind;
  suppliedOn: Day;
  issuedOn: Day;
  originalNumber: string | null;
  /** Negative on a credit note. */
  totalMinor: number;
}

function buyerOf(order: OrderRow) {
  const { vatin, vatinSvk, address } = customerOf(order);
  const number = vatNumberOf({ vatin: vatin ?? '', vatinSvk: vatinSvk ?? '' });
  return {
    buyerVatNumber: number === null ? null : formatVatNumber(number),
    buyerCountry: address === null || address.countryCode === '' ? null : address.countryCode,
    isBusiness: isBusinessOrder(order),
  };
}

/**
 * Stores what tax returns need of an invoice or credit note; nothing where that is stored already.
 * @param rows what the document is of: of a credit note the credited part of its order
 */
export async function recordTaxes(
  db: Queryable,
  rows: OrderRows,
  { id: documentId, kind, suppliedOn, issuedOn, originalNumber, totalMinor }: RecordedDocument,
): Promise<void> {
  const sign = kind === 'creditNote' ? -1 : 1;
  // Deposits are lines without tax, which are not taxed at a rate of zero either.
  const discounts = rows.discounts.filter((discount) => discount.kind !== 'deposit');
  const rates = vatSummary({ ...rows, discounts }).map(({ rate, baseMinor, taxMinor }) => {
    return { documentId, rate, baseMinor: sign * baseMinor, taxMinor: sign * taxMinor };
  });
  const untaxedMinor = totalMinor - sumMinor(rates.map(({ baseMinor, taxMinor }) => baseMinor + taxMinor));
  const { taxTreatment: treatment, taxCountry } = rows.order;
  await db
    .insert(taxedDocument)
    .values({
      ...{ documentId, suppliedOn, issuedOn, treatment, taxCountry, originalNumber, untaxedMinor },
      ...buyerOf(rows.order),
    })
    .onConflictDoNothing();
  if (rates.length > 0) await db.insert(documentTax).values(rates).onConflictDoNothing();
}
