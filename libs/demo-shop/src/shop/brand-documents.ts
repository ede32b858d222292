import type { ImportDocument } from '@vyloha/import-documents';
import { keysOf } from '../keys-of';
import { slugOf } from '../language/texts';
import { signPicture, type DemoPicture } from '../pictures/picture';
import { brands, type BrandKey } from './brands';

/** The sign in each brand's logo. */
const signs: Readonly<Record<BrandKey, string>> = {
  rosa: 'drop',
  bystrina: 'wave',
  humna: 'mountain',
  zelenka: 'leaf',
  seminko: 'flower',
  mezicka: 'flower',
  rycka: 'leaf',
  jasan: 'leaf',
  brouk: 'gear',
  vyhen: 'anvil',
  stavon: 'house',
  dilo: 'hexagon',
  pevnak: 'mountain',
  krunyr: 'star',
  barvinek: 'flower',
  slunovrat: 'sun',
  lnenka: 'bird',
  hlinka: 'hexagon',
  svetlonos: 'star',
  uhlik: 'drop',
  plotna: 'house',
  prihradka: 'hexagon',
  voskovka: 'sun',
  smetak: 'wave',
  pavucinka: 'star',
};

export const brandId = (key: BrandKey) => `b-${key}`;

export function brandPictures(): DemoPicture[] {
  return keysOf(brands).map((key) => signPicture(`brand-${key}`, signs[key], brands[key].tone));
}

export function* brandDocuments(): Generator<ImportDocument> {
  for (const [index, key] of keysOf(brands).entries()) {
    const { title, about } = brands[key];
    yield {
      type: 'brand',
      id: brandId(key),
      title,
      link: slugOf(title),
      imageKey: `brand-${key}`,
      description: about,
      weight: 100 - index,
    };
  }
}
