/** Of the catalogue's texts those of listings alone: the page of a department is the heaviest of the shop. */
export const listingTexts = ['category', 'sort', 'filter', 'box', 'badge', 'price', 'stock', 'delivery'].map(
  (part) => `catalog.${part}`,
);
