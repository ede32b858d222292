import type { Translated } from '../database/schema/columns';
import { toSearchWords } from '../search/search-words';
import type { ProductDocument } from './documents/product-document';

/** Words under which a product is found: in each language, and those of the name for matching typing errors. */
export function productSearchText(document: ProductDocument): {
  searchCs: string;
  searchSk: string;
  searchWords: string;
} {
  const { name, fullname = name } = document;
  return {
    searchCs: wordsOf(document, 'cs'),
    searchSk: wordsOf(document, 'sk'),
    searchWords: toSearchWords(`${fullname.cs} ${fullname.sk}`).join(' '),
  };
}

function wordsOf(document: ProductDocument, language: keyof Translated): string {
  const { name, fullname = name, perex, catalogCode, marketingCode, variants } = document;
  const ofVariants = variants.flatMap((variant) => [
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
    ...ofVariants,
  ];
  return toSearchWords(parts.join(' ')).join(' ');
}
