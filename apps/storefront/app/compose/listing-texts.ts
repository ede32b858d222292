const ofCatalog = (parts: readonly string[]) => parts.map((part) => `catalog.${part}`);

const boxParts = ['badge', 'box', 'compareButton', 'delivery', 'price', 'stock'];

/** Of the catalogue's texts those of listings alone: the page of a department is the heaviest of the shop. */
export const listingTexts = ofCatalog([...boxParts, 'category', 'filter', 'sort']);

/** Those of goods on a page of something else. */
export const boxTexts = ofCatalog([...boxParts, 'strip']);
