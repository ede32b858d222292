import { type Currency, formatMoney } from '@vyloha/money';
import { paymentCodeTexts } from '@vyloha/money/server';
import { create } from 'qrcode';
import { fill } from '@vyloha/backend-kernel';
import { dayText } from '@vyloha/backend-shop';
import type { DocumentData } from '../document-data';
import type { DocumentTexts } from '../document-texts';
import { type Exchanged, type RateSource, localCurrencies } from '../exchange-rates/exchange-rate';
import { exchangedRates } from '../exchange-rates/exchanged-rates';
import { bottom, colors, contentWidth, left, page, rule, right, writeText, type Pdf } from './open-pdf';

const half = contentWidth / 2;
const qrSide = 92;
/** What the sums take at most, with a code and several rates. */
const sumsHeight = 190;
/** What is added by rates in the trader's currency, and by what is said about the tax. */
const localHeight = 80;
const notesHeight = 40;

function heightOfSums({ exchangeRate, taxNotes }: DocumentData): number {
  return sumsHeight + (exchangeRate === null ? 0 : localHeight) + (taxNotes.length === 0 ? 0 : notesHeight);
}

interface RatesTable {
  title: string;
  rows: readonly { label: string; amounts: readonly number[] }[];
  currency: Currency;
}

function writeRatesTable(pdf: Pdf, { title, rows, currency }: RatesTable, texts: DocumentTexts, top: number): number {
  let y = writeText(pdf, title, { y: top, width: half - 20, size: 9, isStrong: true }) + 2;
  const width = (half - 20) / 4;
  const writeRow = (cells: readonly string[], color: string) => {
    const ends = cells.map((cell, index) =>
      writeText(pdf, cell, {
        x: left + index * width,
        y,
        width: width - 4,
        size: 8.5,
        color,
        align: index === 0 ? 'left' : 'right',
      }),
    );
    y = Math.max(...ends) + 1;
  };
  writeRow([texts.rate, texts.rateBase, texts.rateTax, texts.rateTotal], colors.soft);
  for (const { label, amounts } of rows) {
    writeRow([label, ...amounts.map((minor) => formatMoney(minor, currency))], colors.ink);
  }
  return y;
}

const localFormat = (source: RateSource): Currency => ({
  code: localCurrencies[source],
  symbol: source === 'CNB' ? 'Kč' : '€',
  symbolPlacement: 'right',
  decimalPlaces: 2,
  decimalPoint: ',',
  millesimalPoint: ' ',
  hideZeroDecimals: false,
});

/** Base and tax by rate, where there is any; in the trader's currency as well, with their sums, where the tax is stated in it. */
function writeRates(pdf: Pdf, data: DocumentData, texts: DocumentTexts, top: number): number {
  const { currency, exchangeRate, locale, treatment } = data;
  if (treatment === 'nonPayer') return top;
  const { rates, ...sums } = exchangedRates(data);
  const rowOf = (label: string, { base, tax, total }: typeof sums, pick: keyof Exchanged) => ({
    label,
    amounts: [base[pick], tax[pick], total[pick]],
  });
  const rowsOf = (pick: keyof Exchanged) => rates.map((rate) => rowOf(`${rate.rate}\u00a0%`, rate, pick));
  const own = { title: texts.recapitulation, rows: rowsOf('minor'), currency };
  const y = writeRatesTable(pdf, own, texts, top);
  if (exchangeRate === null) return y;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const title = fill(texts.recapitulationBy[exchangeRate.source], {
    rate: number.format(exchangeRate.rate),
    units: number.format(exchangeRate.units),
    currency: exchangeRate.currency,
    day: dayText(exchangeRate.day, locale),
  });
  const rows = [...rowsOf('localMinor'), ...(rates.length > 1 ? [rowOf(texts.rateTotal, sums, 'localMinor')] : [])];
  return writeRatesTable(pdf, { title, rows, currency: localFormat(exchangeRate.source) }, texts, y + 6);
}

/** What has to be said about the tax, below its rates. */
function writeTaxNotes(pdf: Pdf, { taxNotes, rates }: DocumentData, texts: DocumentTexts, top: number): void {
  const notes = [...taxNotes, ...(rates.some(({ category }) => category === 'E') ? [texts.taxNotes.deposit] : [])];
  if (notes.length > 0) writeText(pdf, notes.join('\n'), { y: top + 6, width: half - 20, size: 8.5 });
}

function writeTotals(pdf: Pdf, data: DocumentData, texts: DocumentTexts, top: number): number {
  const { kind, roundingMinor, totalMinor, currency, payment } = data;
  const isInvoice = kind === 'invoice';
  const rounding = roundingMinor === 0 ? [] : [{ label: texts.rounding, minor: roundingMinor, isStrong: false }];
  const rows = [
    // Of an invoice it is the sum of what is taxed; below is what is to be paid.
    ...(isInvoice
      ? [{ label: texts.totals.invoice, minor: totalMinor - roundingMinor, isStrong: false }, ...rounding]
      : [...rounding, { label: texts.totals[kind], minor: totalMinor, isStrong: true }]),
    ...(isInvoice && payment.isPaid ? [{ label: texts.paid, minor: -totalMinor, isStrong: false }] : []),
    ...(isInvoice ? [{ label: texts.toPay, minor: payment.isPaid ? 0 : totalMinor, isStrong: true }] : []),
  ];
  let y = top;
  for (const { label, minor, isStrong } of rows) {
    const size = isStrong ? 13 : 10;
    const box = { y, size, isStrong };
    writeText(pdf, label, { ...box, x: left + half, width: half / 2 });
    y = writeText(pdf, formatMoney(minor, currency), { ...box, x: left + half, width: half, align: 'right' }) + 3;
  }
  const note = kind === 'creditNote' ? data.correction : isInvoice && payment.isPaid ? texts.paidNote : null;
  return note === null ? y : writeText(pdf, note, { x: left + half, y, width: half, align: 'right', size: 9 });
}

/** The code of the currency's country. */
function writeQr(
  pdf: Pdf,
  { payment, supplier, totalMinor, currency, number, dueOn }: DocumentData,
  texts: DocumentTexts,
  y: number,
) {
  const { account, variableSymbol } = payment;
  if (account === null || totalMinor <= 0) return;
  const transfer = { ...account, variableSymbol, amountMinor: totalMinor, currencyCode: currency.code, dueOn };
  const message = fill(texts.paymentMessage, { number });
  const [{ text }] = paymentCodeTexts(transfer, { message, recipient: supplier.name });
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const module = qrSide / modules.size;
  const x = right - qrSide;
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) pdf.rect(x + column * module, y + row * module, module, module);
    }
  }
  pdf.fillColor('#000000').fill();
  writeText(pdf, texts.qrTitle, { x: x - 110, y, width: 100, align: 'right', size: 9, color: colors.soft });
}

/** Tax by rate, totals, and how an unpaid invoice is paid; on a delivery note, where it is signed. */
export function writeSums(pdf: Pdf, data: DocumentData, texts: DocumentTexts, top: number): void {
  let y = top;
  if (y + heightOfSums(data) > bottom) {
    pdf.addPage();
    y = page.margin;
  }
  if (data.kind === 'deliveryNote') {
    writeText(pdf, texts.received, { y: y + 30, width: half });
    rule(pdf, y + 58);
    return;
  }
  const afterTotals = writeTotals(pdf, data, texts, y);
  writeTaxNotes(pdf, data, texts, writeRates(pdf, data, texts, y));
  writeQr(pdf, data, texts, afterTotals + 10);
}
