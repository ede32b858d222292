/** Anchor of what to buy instead on the product page; apart from those of the other sections, since boxes link to it. */
export const alternativesAnchor = 'alternativy';
