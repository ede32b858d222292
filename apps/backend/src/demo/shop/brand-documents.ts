import type { ImportDocument } from '../../import/documents/import-document';
import { brandSigns } from '../../images/illustration';
import { keysOf } from '../keys-of';
import { colors } from '../language/colors';
import { slugOf } from '../language/texts';
import type { DemoPicture } from '../pictures/picture';
import { itemAt } from '../random';
import { brands, type BrandKey } from './brands';

const side = 1200;

export const brandId = (key: BrandKey) => `b-${key}`;

export function brandPictures(): DemoPicture[] {
  return keysOf(brands).map((key, index) => ({
    fileKey: `brand-${key}`,
    source: { kind: 'brand-mark', shape: itemAt(brandSigns, index), color: colors[brands[key].tone].hex },
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
