/** What a shopper says of goods; text is plain. */
export interface Review {
  id: string;
  stars: number;
  text: string | null;
  authorName: string;
  isVerified: boolean;
  /** ISO 8601. */
  createdAt: string;
  /** The language it is written in. */
  locale: string;
}

/** What all reviews of goods say together. */
export interface RatingSummary {
  /** 0 to 100; `null` while nobody has rated. */
  rating: number | null;
  count: number;
  withTextCount: number;
  /** From five stars down to one. */
  distribution: readonly { stars: number; count: number }[];
}

export interface ReviewPart {
  reviews: readonly Review[];
  /** How many there are to be shown, when only those with text are asked for as well. */
  total: number;
  summary: RatingSummary;
}

/** A question about goods, or an answer to it. */
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
