import { type Locale, pickTranslation } from '@vyloha/contract';
import type { ProductDocument } from '@vyloha/import-documents';
import { bySearchColumn } from '@vyloha/backend-kernel';
import { toSearchWords } from '@vyloha/backend-catalog';

/** Search text of a product for each language. */
export function productSearchText(document: ProductDocument) {
  return bySearchColumn((locale) => toSearchText(document, locale));
}

function toSearchText(document: ProductDocument, locale: Locale): string {
  const { name, fullname = name, perex, catalogCode, marketingCode, variants } = document;
  const variantTexts = variants.flatMap((variant) => [
    pickTranslation(variant.fullname, locale),
    variant.catalogCode,
    variant.marketingCode,
    variant.ean ?? '',
  ]);
  const parts = [
    pickTranslation(name, locale),
    pickTranslation(fullname, locale),
    perex === undefined ? '' : pickTranslation(perex, locale),
    catalogCode,
    marketingCode,
    ...variantTexts,
  ];
  return toSearchWords(parts.join(' ')).join(' ');
}
