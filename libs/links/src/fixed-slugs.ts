/** Pages of the content system that the shop itself links to (`paths.page(...)`). */
export const legalPageSlugs = {
  certification: 'certifikace',
  privacy: 'ochrana-osobnich-udaju',
  terms: 'obchodni-podminky',
} as const;

/** Static pages the selling points link to. */
export const sellingPointSlugs = {
  aboutPurchase: 'vse-o-nakupu',
  contact: 'kontakt',
  shipping: 'doprava',
  claims: 'bezproblemova-reklamace',
} as const;
