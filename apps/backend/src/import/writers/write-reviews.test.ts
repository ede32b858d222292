import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { product, productComment, review } from '../../database/schema';
import { testDatabases } from '../../testing/test-databases';
import type { ImportDocument } from '../documents/import-document';
import { importShop } from '../import-shop';
import { aCategory, aProduct, shopFrame } from '../testing/documents';

type ReviewInput = Extract<ImportDocument, { type: 'review' }>;

const aReview = (id: string, changes: Partial<ReviewInput> = {}): ReviewInput => ({
  ...{ type: 'review', id, productId: 'p-hadice', authorName: 'Jana K.', stars: 5, locale: 'cs' },
  createdAt: '2026-04-01T08:00:00Z',
  ...changes,
});

describe.each(testDatabases())('importing reviews on $name', ({ open }) => {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
    await importShop(opened.db, [...shopFrame, aCategory('c-hadice'), aProduct('p-hadice'), aProduct('p-jina')]);
  });
  afterAll(() => opened.close());

  const ratingOf = async (id: string) => {
    const [row] = await opened.db.select().from(product).where(eq(product.id, id));
    return [row?.rating, row?.ratingCount];
  };

  it('counts the rating of the goods from them', async () => {
    await importShop(opened.db, [aReview('r-1'), aReview('r-2', { stars: 4 }), aReview('r-3', { stars: 4 })]);
    expect(await ratingOf('p-hadice')).toEqual([87, 3]);
    expect(await ratingOf('p-jina')).toEqual([null, 0]);
  });

  it('counts again when one changes, is hidden or goes', async () => {
    await importShop(opened.db, [aReview('r-1', { stars: 1 })]);
    expect(await ratingOf('p-hadice')).toEqual([60, 3]);
    await opened.db.update(review).set({ isHidden: true }).where(eq(review.id, 'r-1'));
    expect(await ratingOf('p-hadice')).toEqual([80, 2]);
    await opened.db.delete(review);
    expect(await ratingOf('p-hadice')).toEqual([null, 0]);
  });

  it('leaves the rating alone when the goods come again', async () => {
    await importShop(opened.db, [aReview('r-1')]);
    await importShop(opened.db, [aProduct('p-hadice')]);
    expect(await ratingOf('p-hadice')).toEqual([100, 1]);
  });

  it('takes questions with their answers, each about goods that are there', async () => {
    const question: ImportDocument = {
      ...{ type: 'comment', id: 'q-1', productId: 'p-hadice', authorName: 'Petr B.', locale: 'cs' },
      ...{ text: 'Vydrží mráz?', createdAt: '2026-04-01T08:00:00Z' },
    };
    const answer: ImportDocument = { ...question, id: 'q-1-a', questionId: 'q-1', isOfShop: true, text: 'Vydrží.' };
    await importShop(opened.db, [question, answer]);
    expect(await opened.db.select().from(productComment)).toMatchObject([
      { id: 'q-1', questionId: null, isOfShop: false },
      { id: 'q-1-a', questionId: 'q-1', isOfShop: true },
    ]);
    await expect(importShop(opened.db, [aReview('r-9', { productId: 'p-neni' })])).rejects.toThrow(
      "there is no product 'p-neni'",
    );
    await expect(importShop(opened.db, [{ ...answer, questionId: 'q-neni' }])).rejects.toThrow("no comment 'q-neni'");
  });
});
