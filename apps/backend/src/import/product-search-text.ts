import type { ProductDocument } from '@vyloha/import-documents';
import type { Translated } from '../database/schema/columns';
import { toSearchWords } from '../search/search-words';

/** Search text of a product: for each language, and the terms of the name for typo correction. */
export function productSearchText(document: ProductDocument): {
  searchCs: string;
  searchSk: string;
  searchWords: string;
} {
  const { name, fullname = name } = document;
  return {
    searchCs: toSearchText(document, 'cs'),
    searchSk: toSearchText(document, 'sk'),
    searchWords: toSearchWords(`${fullname.cs} ${fullname.sk}`).join(' '),
  };
}

function toSearchText(document: ProductDocument, language: keyof Translated): string {
  const { name, fullname = name, perex, catalogCode, marketingCode, variants } = document;
  const variantTexts = variants.flatMap((variant) => [
    variant.fullname[language],
    variant.catalogCode,
    variant.marketingCode,
    variant.ean ?? '',
  ]);
  const parts = [
    name[language],
    fullname[language],
    perex?.[language] ?? '',
    catalogCode,
    marketingCode,
    ...variantTexts,
  ];
  return toSearchWords(parts.join(' ')).join(' ');
}
