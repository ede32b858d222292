import type { PartlyTranslated } from '@vyloha/contract';
import { capitalised } from '../language/decline';
import { slugOf } from '../language/texts';
import type { Assortment, Family } from '../assortments/assortment';
import { hashOf, itemAt } from '../random';
import { brands, type BrandKey } from '../shop/brands';

/** One product before it is expanded: its category, name and number within the family. */
export interface DemoModel {
  assortment: Assortment;
  family: Family;
  /** Number of the model within its family; pictures, colours and figures alternate by it. */
  index: number;
  brand: BrandKey;
  name: PartlyTranslated;
  /** Shape of the picture where the name has one of its own. */
  shape: string | null;
  /** Suffix of the ids of the product and its variants. */
  key: string;
  /** Unique number of the product, for codes. */
  number: number;
}

type Named = Pick<DemoModel, 'name' | 'shape'>;

function seriesOf(family: Family, index: number): string {
  const { series } = brands[itemAt(family.brands, index)];
  const turn = Math.floor(index / family.brands.length);
  return itemAt<string>(series, (hashOf(family.noun.cs) % series.length) + turn);
}

function followedBy(family: Family, word: string): PartlyTranslated {
  const { cs, sk } = capitalised(family.noun);
  return { cs: `${cs} ${word}`, sk: `${sk} ${word}` };
}

export function nameOf(family: Family, index: number): Named {
  if (typeof family.models === 'number') return { name: followedBy(family, seriesOf(family, index)), shape: null };
  const own = itemAt(family.models, index);
  if (typeof own === 'string') return { name: followedBy(family, own), shape: null };
  return { name: { cs: own.cs, sk: own.sk }, shape: own.shape };
}

/** Names of the large shop's further models: the family's names with a series number appended. */
export function numberedNameOf(family: Family, index: number, number: number): Named {
  const { name, shape } = nameOf(family, index);
  return { name: { cs: `${name.cs} ${number}`, sk: `${name.sk} ${number}` }, shape };
}

export function toModel(
  assortment: Assortment,
  family: Family,
  index: number,
  named: Named,
  number: number,
): DemoModel {
  const brand = itemAt(family.brands, index);
  return { assortment, family, index, brand, ...named, key: slugOf(named.name.cs), number };
}

export const modelCount = ({ models }: Family): number => (typeof models === 'number' ? models : models.length);
