import type { PartlyTranslated } from '@vyloha/contract';
import type { ColorKey } from '../language/colors';
import type { Noun } from '../language/decline';
import type { BrandKey } from '../shop/brands';
import type { NumberParameter, TextParameters } from '../shop/parameters';
import type { FeatureKey } from './features';
import type { MaterialKey } from './materials';
import type { Sizes } from './sizes';

/** The pictures of a family; adjacent models alternate shapes and tones. */
export interface FamilyPicture {
  /** What is drawn; files in `drawings/` begin with it. */
  kind: string;
  shapes?: readonly string[];
  /** Colours of the pictures where the shopper cannot choose the colour. */
  tones?: readonly ColorKey[];
}

/** A word that follows the noun ("Orion"), or a whole name in its place with the shape of its picture. */
export type ModelName = string | (PartlyTranslated & { shape: string });

/** Products of one kind that differ by model: one entry of an assortment table. */
export interface Family {
  /** Product kind in the singular, or in the plural where its name is plural. */
  noun: Noun;
  /** Introductory text of the description. */
  lead: PartlyTranslated;
  brands: readonly BrandKey[];
  /** Number of models, named after the series of the brands; or their own names. */
  models: number | readonly ModelName[];
  /** Crowns for the smallest size of the cheapest model (per metre for products sold by the metre). */
  price: number;
  picture: FamilyPicture;
  colors?: readonly ColorKey[];
  sizes?: Sizes;
  material: MaterialKey;
  features: readonly FeatureKey[];
  /** One number for all models, or one for each in turn. */
  numbers?: Partial<Record<NumberParameter, number | readonly number[]>>;
  texts?: Partial<TextParameters>;
  /** Sold by the metre: metres per counted step and the minimum number of steps. */
  metre?: { step: number; minimum: number };
  /** Minimum amount and step. */
  bundle?: number;
  /** Days until heavy or made-to-order products are dispatched. */
  delayDays?: number;
}

/** The products of one leaf of the category tree. */
export interface Assortment {
  category: string;
  /** Customer groups that alone see them; visible to everybody when omitted. */
  visibleToGroups?: readonly string[];
  /** How to choose: two sentences included in every description. */
  advice: PartlyTranslated;
  families: readonly Family[];
}
