import type { RequiredLocale } from '@vyloha/contract';
import { hashOf } from '../random';

/** In what a query differs from the words of the catalogue. */
export const queryKinds = [
  'paraphrase',
  'inflection',
  'typing',
  'units',
  'languages',
  'brand',
  'price',
  'text',
  'code',
  'help',
  'place',
  'nothing',
] as const;

export type QueryKind = (typeof queryKinds)[number];

/** A product that is right: everything that is named holds of it. */
export interface RightProduct {
  /** Beginnings of Czech names, one of which its name begins with. */
  named?: readonly string[];
  /** It is in one of them, or in one below. */
  categories?: readonly string[];
  brands?: readonly string[];
  /** One of its variants is so: its name, or a number among its parameters. */
  size?: string;
  /** Beginnings of codes or EANs, one of which one of its own begins with. */
  codes?: readonly string[];
}

export interface Answer {
  /** One of the first products is such. */
  product?: RightProduct;
  /** Ids of categories, brands, branches, pages, articles, questions: one of them is among the first of its kind. */
  links?: readonly string[];
  /** Every one of the first products has a variant that costs so much, in the currency of the language. */
  price?: { from?: number; to?: number };
  /** The shop has nothing of the kind, and shows no product. */
  nothing?: true;
}

export interface ShopperQuery {
  query: string;
  language: RequiredLocale;
  kind: QueryKind;
  /** Those by rules are written anew by `npm run search-figures -- --write`; those by hand are kept. */
  by: 'hand' | 'rules';
  answer: Answer;
}

export type Half = 'tuning' | 'unused';
export type Halves<T> = Readonly<Record<Half, T>>;

const queryOf =
  (by: ShopperQuery['by']) =>
  (kind: QueryKind, language: RequiredLocale, query: string, answer: Answer): ShopperQuery => ({
    query,
    language,
    kind,
    by,
    answer,
  });

/** Kept as they are. */
export const byHand = queryOf('hand');
export const byRules = queryOf('rules');

/** The half a query belongs to, whatever other queries there are. */
export const halfOf = ({ language, query }: Pick<ShopperQuery, 'language' | 'query'>): Half =>
  hashOf(`${language}/${query}`) % 2 === 0 ? 'tuning' : 'unused';
