import { formatIban } from '@vyloha/money';
import type { DocumentData } from '../document-data';
import type { DocumentTexts } from '../document-texts';
import { dayText } from '@vyloha/backend-shop';
import { colors, contentWidth, left, writeText, type Pdf } from './open-pdf';

type Detail = readonly [label: string, value: string | null, span?: number];

const columns = 4;

function paymentDetails({ payment, kind }: DocumentData, texts: DocumentTexts): Detail[] {
  if (kind !== 'invoice') return [];
  return [
    [texts.payment, payment.name],
    [texts.variableSymbol, payment.variableSymbol],
    [texts.account, payment.account?.number ?? null],
    [texts.bic, payment.account?.bic ?? null],
    // Too long for one column.
    [texts.iban, payment.account && formatIban(payment.account.iban), 2],
  ];
}

function listDetails(data: DocumentData, texts: DocumentTexts): Detail[] {
  const { kind, locale, issuedOn, suppliedOn, dueOn, orderCode, customerOrderNumber, originalNumber } = data;
  const day = (value: string) => dayText(value, locale);
  return [
    [texts.issuedOn, day(issuedOn)],
    [texts.suppliedOn, kind === 'deliveryNote' ? null : day(suppliedOn)],
    [texts.dueOn, kind === 'invoice' ? day(dueOn) : null],
    [texts.order, orderCode],
    [texts.customerOrder, customerOrderNumber],
    [texts.original, originalNumber],
    [texts.shipping, kind === 'deliveryNote' ? data.delivery.method : null],
    [texts.parcels, kind === 'deliveryNote' ? data.parcels.join(', ') : null, 2],
    ...paymentDetails(data, texts),
  ];
}

/** Dates, numbers and how it is paid, in columns. @returns where they end */
export function writeDetails(pdf: Pdf, data: DocumentData, texts: DocumentTexts, top: number): number {
  const details = listDetails(data, texts).filter(([, value]) => value !== null && value !== '');
  const width = contentWidth / columns;
  let y = top;
  for (let first = 0; first < details.length; first += columns) {
    const ends = details.slice(first, first + columns).map(([label, value, span = 1], index) => {
      const box = { x: left + index * width, width: span * width - 8 };
      const end = writeText(pdf, label, { ...box, y, size: 8, color: colors.soft });
      return writeText(pdf, value ?? '', { ...box, y: end, size: 9.5 });
    });
    y = Math.max(...ends) + 6;
  }
  return y + 10;
}
