import type { Locale, TaxTreatment } from '@vyloha/contract';
import { fill, loadTexts } from '@vyloha/backend-kernel';
import type { DocumentKind } from './document-kinds';
import type cs from './texts/cs.json';

export type DocumentTexts = typeof cs;

export const documentTextsIn = await loadTexts<DocumentTexts>((locale) => import(`./texts/${locale}.json`));

interface Named {
  kind: DocumentKind;
  treatment: TaxTreatment;
  locale: Locale;
}

/** What a document is: of a trader who pays no VAT none for tax. */
export function documentTitle({ kind, treatment, locale }: Named): string {
  const { titles, untaxedTitles } = documentTextsIn(locale);
  return treatment === 'nonPayer' ? untaxedTitles[kind] : titles[kind];
}

/** The same with its number, within a sentence. */
export function documentName({ kind, treatment, locale, number }: Named & { number: string }): string {
  const { names, untaxedNames } = documentTextsIn(locale);
  return fill(treatment === 'nonPayer' ? untaxedNames[kind] : names[kind], { number });
}
