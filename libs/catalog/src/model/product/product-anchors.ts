/** Anchors of the sections of the product page. */
export const productAnchors = {
  description: 'popis',
  parameters: 'parametry',
  documents: 'ke-stazeni',
  repair: 'zaruka-a-opravy',
  safety: 'bezpecnost',
  reviews: 'recenze',
  questions: 'dotazy',
  related: 'souvisejici',
} as const;
