import type { ImportDocument } from '@vyloha/import-documents';
import { keysOf } from '../keys-of';
import { colors } from '../language/colors';
import { slugOf } from '../language/texts';
import type { DemoPicture } from '../pictures/picture';
import { brands, type BrandKey } from './brands';

const side = 1200;

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
  return keysOf(brands).map((key) => ({
    fileKey: `brand-${key}`,
    source: { kind: 'brand-mark', shape: signs[key], color: colors[brands[key].tone].hex },
    width: side,
    height: side,
  }));
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
