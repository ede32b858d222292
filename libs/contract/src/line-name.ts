interface NamedLine {
  product: { name: string } | null;
  shoppable: { name: string; fullname?: string | undefined } | null;
}

/**
 * What a line of an order or a list is called. The variant's name is omitted for a product with a single variant; of a
 * deleted product the variant's full name is left.
 */
export function lineName({ product, shoppable }: NamedLine): string {
  if (product === null) return shoppable?.fullname ?? shoppable?.name ?? '';
  const variant = shoppable?.name ?? '';
  return variant === '' || variant === product.name ? product.name : `${product.name}, ${variant}`;
}
