/** Of the catalogue's texts those of listings alone: the page of a department is the heaviest of the shop. */
export const listingTexts = [
  'badge',
  'box',
  'category',
  'compareButton',
  'delivery',
  'filter',
  'price',
  'sort',
  'stock',
].map((part) => `catalog.${part}`);
