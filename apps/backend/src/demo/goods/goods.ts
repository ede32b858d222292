import type { Translated } from '../../database/schema/columns';
import type { Placed } from '../../images/illustration';
import type { ColorKey } from '../language/colors';
import type { Noun } from '../language/decline';
import type { BrandKey } from '../shop/brands';
import type { NumberParameter, TextParameters } from '../shop/parameters';
import type { FeatureKey } from './features';
import type { MaterialKey } from './materials';
import type { Sizes } from './sizes';

/** What a picture shows: a kind of goods that can be drawn. */
export type PictureKind = Placed['kind'];

/** The pictures of a family; neighbouring models take turns in shapes and tones. */
export interface FamilyPicture {
  kind: PictureKind;
  shapes?: readonly string[];
  /** Colours of the pictures where the colour is not a choice of the shopper. */
  tones?: readonly ColorKey[];
}

/** A word that follows the noun ("Orion"), or a whole name in its place with the shape of its picture. */
export type ModelName = string | (Translated & { shape: string });

/** Goods of one kind that differ by model: one entry of an assortment table. */
export interface Family {
  /** Kind of goods in the singular, or in the plural where they are named so. */
  noun: Noun;
  /** What the shopper reads first. */
  lead: Translated;
  brands: readonly BrandKey[];
  /** How many models there are, called after the series of the brands; or their own names. */
  models: number | readonly ModelName[];
  /** Crowns for the smallest size of the cheapest model (for a metre of goods sold by the metre). */
  price: number;
  picture: FamilyPicture;
  colors?: readonly ColorKey[];
  sizes?: Sizes;
  material: MaterialKey;
  features: readonly FeatureKey[];
  /** One number for all models, or one for each in turn. */
  numbers?: Partial<Record<NumberParameter, number | readonly number[]>>;
  texts?: Partial<TextParameters>;
  /** Sold by the metre: how many metres one counted step is and how many steps one must take at least. */
  metre?: { step: number; minimum: number };
  /** How many one must take at least, and by how many more. */
  bundle?: number;
  /** Days until heavy or made-to-order goods leave. */
  delayDays?: number;
}

/** The goods of one leaf of the category tree. */
export interface Assortment {
  category: string;
  /** Customer groups that alone see them; everybody where it is left out. */
  visibleToGroups?: readonly string[];
  /** How to choose: two sentences that stand in every description. */
  advice: Translated;
  families: readonly Family[];
}
