/** A review of a product; text is plain. */
export interface Review {
  id: string;
  stars: number;
  text: string | null;
  authorName: string;
  isVerified: boolean;
  /** ISO 8601. */
  createdAt: string;
  /** Language of the text. */
  locale: string;
  /** File keys of the photographs. */
  photos: readonly string[];
  /** How many it helped, and how many it did not. */
  votes: { yes: number; no: number };
}

/** Summary of all reviews of a product. */
export interface RatingSummary {
  /** 0 to 100; `null` while nobody has rated. */
  rating: number | null;
  count: number;
  withTextCount: number;
  withPhotosCount: number;
  /** From five stars down to one. */
  distribution: readonly { stars: number; count: number }[];
}

export interface ReviewsPage {
  reviews: readonly Review[];
  /** How many there are in this view, which may be limited. */
  total: number;
  summary: RatingSummary;
}

/** A question about a product, or an answer to it. */
export interface Comment {
  id: string;
  authorName: string;
  isOfShop: boolean;
  text: string;
  createdAt: string;
  locale: string;
}

export interface Question extends Comment {
  answers: readonly Comment[];
}
