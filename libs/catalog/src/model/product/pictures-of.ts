import type { CatalogPicture } from '../category/catalog-picture';
import type { Product, Variant } from './product';

/** The pictures of a product that is displayed with a variant, whose own picture comes first. */
export function picturesOf(
  { pictures }: Pick<Product, 'pictures'>,
  { picture }: Pick<Variant, 'picture'>,
): readonly CatalogPicture[] {
  return picture === null ? pictures : [picture, ...pictures.filter(({ fileKey }) => fileKey !== picture.fileKey)];
}
