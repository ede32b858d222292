import { formatMoney } from '@vyloha/money';
import type { DocumentData, DocumentLine } from '../document-data';
import type { DocumentTexts } from '../document-texts';
import { contentWidth, type Pdf } from './open-pdf';
import { writeTable, type Column } from './table';

/** Without the symbol, which the totals have. */
const withoutSymbol = (data: DocumentData) => (minor: number) =>
  formatMoney(minor, { ...data.currency, symbol: '', symbolPlacement: 'right' }).trim();

function priceColumns(data: DocumentData, { columns, rateTotal: untaxedTotal }: DocumentTexts): Column<DocumentLine>[] {
  const money = withoutSymbol(data);
  const unitPrice: Column<DocumentLine> = {
    title: columns.unitPrice,
    width: 58,
    align: 'right',
    cell: (line) => money(line.unitWithoutTaxMinor),
  };
  const total: Column<DocumentLine> = {
    title: data.treatment === 'nonPayer' ? untaxedTotal : columns.total,
    width: 66,
    align: 'right',
    cell: ({ totalMinor }) => money(totalMinor),
  };
  if (data.treatment === 'nonPayer') return [unitPrice, total];
  return [
    ...(data.isSimplified ? [] : [unitPrice]),
    { title: columns.taxRate, width: 34, align: 'right', cell: ({ taxRate }) => `${taxRate}\u00a0%` },
    { title: columns.base, width: 60, align: 'right', cell: ({ baseMinor }) => money(baseMinor) },
    { title: columns.tax, width: 54, align: 'right', cell: (line) => money(line.totalMinor - line.baseMinor) },
    total,
  ];
}

/** The table of lines; a delivery note has products alone, without prices. @returns where it ends */
export function writeLines(pdf: Pdf, data: DocumentData, texts: DocumentTexts, top: number): number {
  const { kind, lines, locale } = data;
  const isNote = kind === 'deliveryNote';
  const number = new Intl.NumberFormat(locale);
  const prices = isNote ? [] : priceColumns(data, texts);
  const code: Column<DocumentLine> = { title: texts.columns.code, width: 66, cell: (line) => line.code };
  const quantity: Column<DocumentLine> = {
    title: texts.columns.quantity,
    width: 52,
    align: 'right',
    // With the minus sign of amounts, not with a hyphen.
    cell: (line) => `${number.format(line.quantity).replace('-', '−')}\u00a0${line.unit}`.trim(),
  };
  const taken = [code, quantity, ...prices].reduce((sum, { width }) => sum + width, 0);
  const name: Column<DocumentLine> = {
    title: texts.columns.name,
    width: contentWidth - taken,
    cell: (line) => (isNote || line.note === null ? line.name : `${line.name}\n${line.note}`),
  };
  const printed = isNote ? lines.filter((line) => line.code !== '') : lines;
  return writeTable(pdf, [code, name, quantity, ...prices], printed, top) + 8;
}
