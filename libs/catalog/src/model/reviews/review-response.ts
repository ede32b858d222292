import { displayText, optionalText } from '@vyloha/contract';
import * as v from 'valibot';
import type { Comment, Question, RatingSummary, Review, ReviewsPage } from './review';

const author = v.object({ name: v.string() });

/** A review on the wire. */
export const reviewResponse = v.pipe(
  v.object({
    id: v.string(),
    stars: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
    text: optionalText,
    author,
    verified: v.nullish(v.boolean(), false),
    createdAt: v.pipe(v.string(), v.isoTimestamp()),
    locale: v.nullish(v.string(), 'cs'),
    photos: v.nullish(v.array(v.string()), []),
    votes: v.nullish(v.object({ yes: v.number(), no: v.number() }), { yes: 0, no: 0 }),
  }),
  v.transform(({ author: { name }, verified, ...review }): Review => ({
    ...review,
    authorName: name,
    isVerified: verified,
  })),
);

/** `GET /products/{id}/reviews`: the list … */
export const reviewsResponse = v.array(reviewResponse);

const reviewsMeta = v.object({
  pagination: v.object({ total: v.number() }),
  rating: v.pipe(
    v.object({
      rating: v.nullish(v.number(), null),
      ratingCount: v.number(),
      withTextCount: v.number(),
      withPhotosCount: v.nullish(v.number(), 0),
      distribution: v.array(v.object({ stars: v.number(), count: v.number() })),
    }),
    v.transform(({ ratingCount, ...summary }): RatingSummary => ({ ...summary, count: ratingCount })),
  ),
});

/** … and its summary; `null` where the backend sends none. */
export function parseReviewsMeta(meta: unknown): Omit<ReviewsPage, 'reviews'> | null {
  const { success, output } = v.safeParse(reviewsMeta, meta);
  return success ? { total: output.pagination.total, summary: output.rating } : null;
}

const commentEntries = {
  id: v.string(),
  author,
  isOfShop: v.nullish(v.boolean(), false),
  text: displayText,
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  locale: v.nullish(v.string(), 'cs'),
};

type WireComment = v.InferOutput<v.ObjectSchema<typeof commentEntries, undefined>>;

function toComment({ id, author: { name }, isOfShop, text, createdAt, locale }: WireComment): Comment {
  return { id, authorName: name, isOfShop, text, createdAt, locale };
}

/** `GET /products/{id}/comments`. */
export const commentsResponse = v.array(
  v.pipe(
    v.object({ ...commentEntries, answers: v.nullish(v.array(v.object(commentEntries)), []) }),
    v.transform(({ answers, ...question }): Question => ({
      ...toComment(question),
      answers: answers.map(toComment),
    })),
  ),
);

/** The response to a question and to a vote carries nothing that the page shows. */
export const receivedResponse = v.unknown();

/** `POST /review-photos`: the id by which the review names the photograph. */
export const uploadedPhotoResponse = v.pipe(
  v.object({ id: v.string() }),
  v.transform(({ id }) => id),
);
