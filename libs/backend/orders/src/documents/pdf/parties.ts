import { toAddressLines } from '@vyloha/contract';
import { fill } from '@vyloha/backend-kernel';
import type { DocumentData, Party } from '../document-data';
import type { DocumentTexts } from '../document-texts';
import { colors, contentWidth, left, writeText, type Pdf } from './open-pdf';

function partyLines(party: Party, texts: DocumentTexts): string[] {
  const numbers = [
    { text: texts.tin, number: party.tin },
    { text: texts.vatin, number: party.vatin },
    { text: texts.vatinSvk, number: party.vatinSvk },
  ];
  const address = toAddressLines(party);
  return [
    ...(address.length === 0 ? [party.email ?? ''] : address),
    ...(party.country === null ? [] : [party.country.name]),
    ...numbers.flatMap(({ text, number }) => (number === null ? [] : [fill(text, { number })])),
  ];
}

function deliveryLines({ delivery: { address, country, phone } }: DocumentData, texts: DocumentTexts): string[] {
  return [
    ...toAddressLines(address),
    ...(country === null ? [] : [country.name]),
    ...(phone === null ? [] : [fill(texts.phone, { number: phone })]),
  ];
}

/** Supplier and customer beside each other; on a delivery note also where it goes. @returns where they end */
export function writeParties(pdf: Pdf, data: DocumentData, texts: DocumentTexts, y: number): number {
  const { supplier, customer, delivery, kind, isSimplified } = data;
  const parties = [
    { title: texts.supplier, name: supplier.name, lines: partyLines(supplier, texts) },
    ...(isSimplified ? [] : [{ title: texts.customer, name: customer.name, lines: partyLines(customer, texts) }]),
    ...(kind === 'deliveryNote'
      ? [{ title: texts.deliveredTo, name: delivery.name, lines: deliveryLines(data, texts) }]
      : []),
  ];
  const width = contentWidth / parties.length;
  const ends = parties.map(({ title, name, lines }, index) => {
    const box = { x: left + index * width, width: width - 12 };
    const afterTitle = writeText(pdf, title, { ...box, y, size: 8.5, color: colors.soft });
    const afterName = writeText(pdf, name, { ...box, y: afterTitle, size: 10, isStrong: true });
    return lines.length === 0 ? afterName : writeText(pdf, lines.join('\n'), { ...box, y: afterName, size: 9.5 });
  });
  return Math.max(...ends) + 14;
}
