const toCatalogNamespaces = (parts: readonly string[]) => parts.map((part) => `catalog.${part}`);

const productBoxParts = ['badge', 'box', 'compareButton', 'delivery', 'price', 'stock'];

/** Only the catalog texts of listings: the category page is the heaviest of the shop. */
export const listingNamespaces = toCatalogNamespaces([...productBoxParts, 'category', 'filter', 'sort']);

/** The texts of products on pages that are not listings. */
export const productCarouselNamespaces = toCatalogNamespaces([...productBoxParts, 'strip']);
