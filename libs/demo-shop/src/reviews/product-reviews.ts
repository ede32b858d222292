import type { PartlyTranslated } from '@vyloha/contract';
import type { ImportDocument } from '@vyloha/import-documents';
import { dayFrom } from '../products/days';
import type { DemoModel } from '../products/demo-model';
import { offerOf } from '../products/model-offer';
import { fractionFor, happensFor, hashOf, itemAt, wholeFor } from '../random';
import { authorFor } from './authors';
import { reviewPicturesOf } from './review-pictures';
import { opinionsByTheme, opinionsOfAll, type Opinions } from './opinions';
import { themeOf } from './theme-of';

const millisecondsPerMinute = 60_000;
/** Between seven in the morning and eleven at night. */
const wakingMinutes = [7 * 60, 23 * 60] as const;
const maxAgeDays = 700;
const shareWithText = 0.42;
const shareWithVotes = 0.12;
const shareOfSlovaks = 0.3;
const shareOfVerified = 0.78;

/** Percentages from five stars down to one: for the best products and for the weakest. */
const bestShares = [72, 18, 6, 2, 2];
const weakestShares = [30, 28, 22, 12, 8];

/** Stars of a review: better products get five more often. */
function starsFor(key: string, quality: number): number {
  let left = fractionFor(key) * 100;
  const worse = bestShares.findIndex((best, index) => {
    left -= best * quality + itemAt(weakestShares, index) * (1 - quality);
    return left < 0;
  });
  return worse === -1 ? 5 : 5 - worse;
}

const sentimentOf = (stars: number): keyof Opinions => (stars >= 4 ? 'good' : stars === 3 ? 'fair' : 'poor');

/** All opinions about a product, by satisfaction, in an order of its own; each is used once. */
function opinionsFor(model: DemoModel): Record<keyof Opinions, PartlyTranslated[]> {
  const own = opinionsByTheme[themeOf(model)];
  const shuffled = (sentiment: keyof Opinions) =>
    [...own[sentiment], ...opinionsOfAll[sentiment]]
      .map((opinion) => ({ saying: opinion, place: hashOf(`${model.key}/${opinion.cs}`) }))
      .sort((a, b) => a.place - b.place)
      .map(({ saying: opinion }) => opinion);
  return { good: shuffled('good'), fair: shuffled('fair'), poor: shuffled('poor') };
}

function timestampFor(key: string, today: Date, ageDays: number): string {
  const day = dayFrom(today, -wholeFor(`${key}/day`, 1, Math.min(ageDays, maxAgeDays)));
  const minutes = wholeFor(`${key}/minute`, ...wakingMinutes);
  return new Date(day.getTime() + minutes * millisecondsPerMinute).toISOString();
}

/** Most reviews have none; more people vote when something helped. */
function votesFor(key: string): { yes: number; no: number } {
  if (!happensFor(`${key}/votes`, shareWithVotes)) return { yes: 0, no: 0 };
  return { yes: wholeFor(`${key}/yes`, 0, 9), no: wholeFor(`${key}/no`, 0, 3) };
}

/** Reviews of a product: mostly stars alone, some with text. */
export function* reviewsOf(model: DemoModel, today: Date): Generator<ImportDocument> {
  const { reviewCount, ageDays } = offerOf(model);
  const quality = fractionFor(`${model.key}/quality`);
  const opinions = opinionsFor(model);
  for (let turn = 1; turn <= reviewCount; turn += 1) {
    const key = `${model.key}/review-${turn}`;
    const stars = starsFor(`${key}/stars`, quality);
    const locale = happensFor(`${key}/slovak`, shareOfSlovaks) ? 'sk' : 'cs';
    const photos = reviewPicturesOf(model, turn).map(({ fileKey }) => fileKey);
    // Who takes photographs writes, too, as long as there is an opinion left.
    const hasText = photos.length > 0 || happensFor(`${key}/text`, shareWithText);
    const opinion = hasText ? opinions[sentimentOf(stars)].pop() : undefined;
    yield {
      type: 'review',
      id: `r-${model.key}-${turn}`,
      productId: `p-${model.key}`,
      authorName: authorFor(key, locale),
      stars,
      ...(opinion !== undefined && { text: opinion[locale] }),
      locale,
      isVerified: happensFor(`${key}/verified`, shareOfVerified),
      photos,
      votes: votesFor(key),
      createdAt: timestampFor(key, today, ageDays),
    };
  }
}
