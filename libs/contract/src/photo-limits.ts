/** Photographs of a review. The storefront and the backend refuse the same ones. */
export const photoLimits = { perReview: 6, maxMegabytes: 8, maxMegapixels: 50 } as const;
