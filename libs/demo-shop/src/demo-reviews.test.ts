import type { ImportDocument } from '@vyloha/import-documents';
import { describe, expect, it } from 'vitest';
import { demoDocuments } from './demo-documents';

const today = new Date('2026-11-21T09:00:00Z');
const documents = [...demoDocuments({ products: 0, today })];
const ofType = <T extends ImportDocument['type']>(type: T) =>
  documents.filter((document): document is Extract<ImportDocument, { type: T }> => document.type === type);
const products = ofType('product');

describe("shoppers' reviews", () => {
  const reviews = ofType('review');
  const shareOf = (holds: (review: (typeof reviews)[number]) => boolean) =>
    reviews.filter(holds).length / reviews.length;

  it('are spread over the products, mostly but not only good, and often stars alone', () => {
    const rated = new Set(reviews.map(({ productId }) => productId));
    expect(rated.size).toBeGreaterThan(600);
    expect(rated.size).toBeLessThan(products.length);
    expect(shareOf(({ stars }) => stars === 5)).toBeGreaterThan(0.4);
    expect(shareOf(({ stars }) => stars === 5)).toBeLessThan(0.7);
    expect(shareOf(({ stars }) => stars <= 2)).toBeGreaterThan(0.05);
    expect(shareOf(({ text }) => text === undefined)).toBeGreaterThan(0.4);
    expect(shareOf(({ locale }) => locale === 'sk')).toBeGreaterThan(0.2);
  });

  it('are never in the future, nor older than the products', () => {
    const madeAt = new Map(products.map(({ id, createdAt }) => [id, createdAt ?? '']));
    const wrong = reviews.filter(
      ({ productId, createdAt }) =>
        createdAt > today.toISOString() || createdAt.slice(0, 10) < (madeAt.get(productId) ?? '').slice(0, 10),
    );
    expect(wrong).toEqual([]);
  });

  it('repeat nothing for the same product', () => {
    const said = reviews.flatMap(({ productId, text }) => (text === undefined ? [] : [`${productId}: ${text}`]));
    expect(new Set(said).size).toBe(said.length);
  });

  it("have questions with the shop's answers", () => {
    const comments = ofType('comment');
    const answers = comments.filter(({ questionId }) => questionId !== undefined);
    expect(answers.length).toBeGreaterThan(80);
    expect(answers.every(({ isOfShop }) => isOfShop)).toBe(true);
    expect(comments).toHaveLength(2 * answers.length);
  });

  it('have photographs, each a picture of its own, and votes', () => {
    const photos = reviews.flatMap((review) => review.photos ?? []);
    const images = new Set(ofType('image').map(({ fileKey }) => fileKey));
    expect(photos.length).toBeGreaterThan(500);
    expect(Math.max(...reviews.map((review) => review.photos?.length ?? 0))).toBe(3);
    expect(new Set(photos).size).toBe(photos.length);
    expect(photos.filter((fileKey) => !images.has(fileKey))).toEqual([]);
    expect(reviews.filter(({ votes }) => (votes?.yes ?? 0) > 0).length).toBeGreaterThan(50);
  });
});
