/** Where the parts of the page of goods stand. */
export const productAnchors = {
  description: 'popis',
  parameters: 'parametry',
  reviews: 'recenze',
  questions: 'dotazy',
  related: 'souvisejici',
} as const;
