import type { ImportDocument } from '@vyloha/import-documents';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { product } from '@vyloha/backend-catalog/tables';
import { productComment, review, reviewPhoto, reviewVote } from '@vyloha/backend-reviews/tables';
import { oneTestDatabase } from '../../testing/test-databases';
import { importShop } from '@vyloha/backend-import/testing';
import { createCategoryDocument, createProductDocument, baseShopDocuments } from '../testing/documents';

type ReviewInput = Extract<ImportDocument, { type: 'review' }>;

const createReviewDocument = (id: string, changes: Partial<ReviewInput> = {}): ReviewInput => ({
  type: 'review',
  id,
  productId: 'p-hadice',
  authorName: 'Jana K.',
  stars: 5,
  locale: 'cs',
  createdAt: '2026-04-01T08:00:00Z',
  ...changes,
});

describe.each(oneTestDatabase(import.meta.url))('importing reviews on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
    await importShop(opened.db, [
      ...baseShopDocuments,
      createCategoryDocument('c-hadice'),
      createProductDocument('p-hadice'),
      createProductDocument('p-jina'),
    ]);
  });
  afterAll(() => opened.close());

  const ratingOf = async (id: string) => {
    const [row] = await opened.db.select().from(product).where(eq(product.id, id));
    return [row?.rating, row?.ratingCount];
  };

  it('computes the rating of the product from them', async () => {
    await importShop(opened.db, [
      createReviewDocument('r-1'),
      createReviewDocument('r-2', { stars: 4 }),
      createReviewDocument('r-3', { stars: 4 }),
    ]);
    expect(await ratingOf('p-hadice')).toEqual([87, 3]);
    expect(await ratingOf('p-jina')).toEqual([null, 0]);
  });

  it('recomputes when one changes, is hidden or removed', async () => {
    await importShop(opened.db, [createReviewDocument('r-1', { stars: 1 })]);
    expect(await ratingOf('p-hadice')).toEqual([60, 3]);
    await opened.db.update(review).set({ isHidden: true }).where(eq(review.id, 'r-1'));
    expect(await ratingOf('p-hadice')).toEqual([80, 2]);
    await opened.db.delete(review);
    expect(await ratingOf('p-hadice')).toEqual([null, 0]);
  });

  it('imports photographs and votes, in place of those imported before', async () => {
    const image = (fileKey: string): ImportDocument => ({
      type: 'image',
      fileKey,
      kind: 'file',
      source: { file: 'hose.svg' },
      width: 10,
      height: 10,
    });
    const votes = { yes: 3, no: 1 };
    const photos = ['photo-a', 'photo-b'];
    await importShop(opened.db, [
      image('photo-a'),
      image('photo-b'),
      createReviewDocument('r-photos', { photos, votes, productId: 'p-jina' }),
    ]);
    await opened.db.insert(reviewVote).values({ reviewId: 'r-photos', voter: 'customer:u', isHelpful: false });
    await importShop(opened.db, [
      createReviewDocument('r-photos', { photos: ['photo-b'], votes: { yes: 1, no: 0 }, productId: 'p-jina' }),
    ]);
    expect(await opened.db.select().from(reviewPhoto)).toMatchObject([{ fileKey: 'photo-b', isPublished: true }]);
    expect((await opened.db.select().from(reviewVote)).map(({ voter }) => voter).sort()).toEqual([
      'customer:u',
      'import:1',
    ]);
    const unknown = createReviewDocument('r-lost', { photos: ['photo-none'] });
    await expect(importShop(opened.db, [unknown])).rejects.toThrow("no image 'photo-none'");
    await opened.db.delete(review).where(eq(review.id, 'r-photos'));
  });

  it('keeps the rating when the product is imported again', async () => {
    await importShop(opened.db, [createReviewDocument('r-1')]);
    await importShop(opened.db, [createProductDocument('p-hadice')]);
    expect(await ratingOf('p-hadice')).toEqual([100, 1]);
  });

  it('imports questions with their answers, each about an existing product', async () => {
    const question: ImportDocument = {
      type: 'comment',
      id: 'q-1',
      productId: 'p-hadice',
      authorName: 'Petr B.',
      locale: 'cs',
      text: 'Vydrží mráz?',
      createdAt: '2026-04-01T08:00:00Z',
    };
    const answer: ImportDocument = { ...question, id: 'q-1-a', questionId: 'q-1', isOfShop: true, text: 'Vydrží.' };
    await importShop(opened.db, [question, answer]);
    expect(await opened.db.select().from(productComment)).toMatchObject([
      { id: 'q-1', questionId: null, isOfShop: false },
      { id: 'q-1-a', questionId: 'q-1', isOfShop: true },
    ]);
    await expect(importShop(opened.db, [createReviewDocument('r-9', { productId: 'p-neni' })])).rejects.toThrow(
      "there is no product 'p-neni'",
    );
    await expect(importShop(opened.db, [{ ...answer, questionId: 'q-neni' }])).rejects.toThrow("no comment 'q-neni'");
  });
});
