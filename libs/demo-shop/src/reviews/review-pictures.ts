import { lineageOf } from '../categories/category-tree';
import type { DemoPicture } from '../pictures/picture';
import { photoPicture, type PhotoPlace } from '../pictures/scenes';
import type { DemoModel } from '../products/demo-model';
import { colorsOf, lookOf } from '../products/looks';
import { offerOf } from '../products/model-offer';
import { happensFor, itemAt, wholeFor } from '../random';

const shareWithPhotos = 0.04;

/** Where things of a branch of the tree are when they are unpacked and used; the lowest listed category counts. */
const photoPlaces: Readonly<Record<string, readonly PhotoPlace[]>> = {
  'c-zahrada': ['lawn', 'patio'],
  'c-drobne-naradi': ['lawn', 'table', 'patio'],
  'c-nuzky-pilky': ['table', 'lawn', 'garage'],
  'c-osiva': ['table', 'kitchen'],
  'c-hnojiva': ['patio', 'table', 'lawn'],
  'c-terasa': ['patio', 'lawn'],
  'c-kvetinace-truhliky': ['patio', 'table'],
  'c-grilovaci-nacini': ['table', 'kitchen'],
  'c-napoje-ke-grilu': ['table', 'kitchen'],
  'c-dilna': ['garage', 'patio'],
  'c-ulozeni-naradi': ['room', 'patio'],
  'c-kufry': ['garage', 'patio'],
  'c-zebriky-schudky': ['room', 'patio', 'lawn'],
  'c-domov': ['room', 'patio'],
  'c-kuchyne': ['kitchen', 'table'],
  'c-dekorace': ['room', 'kitchen'],
  'c-rostliny': ['room', 'kitchen', 'table'],
  'c-darky': ['table', 'kitchen', 'room'],
};

function photoPlacesOf(category: string): readonly PhotoPlace[] {
  const named = lineageOf(category).find((id) => photoPlaces[id] !== undefined) ?? '';
  return photoPlaces[named] ?? ['lawn', 'patio'];
}

/** One to three photographs of what a customer has bought, each of another place: a review's `turn` decides whether and where. */
export function reviewPicturesOf(model: DemoModel, turn: number): DemoPicture[] {
  const key = `${model.key}/review-${turn}`;
  if (!happensFor(`${key}/photos`, shareWithPhotos)) return [];
  const places = photoPlacesOf(model.assortment.category);
  const [color = null] = colorsOf(model);
  const first = wholeFor(`${key}/place`, 0, places.length - 1);
  const count = wholeFor(`${key}/photo-count`, 1, places.length);
  return Array.from({ length: count }, (_, at) => itemAt(places, first + at)).flatMap((place) => {
    const picture = photoPicture(lookOf(model, color), place);
    // A picture of its own, though another may look the same: a photograph belongs to one review.
    return picture === null ? [] : [{ ...picture, fileKey: `photo-${model.key}-${turn}-${place}` }];
  });
}

/** The photographs of all reviews of a product. */
export function allReviewPicturesOf(model: DemoModel): DemoPicture[] {
  const turns = Array.from({ length: offerOf(model).reviewCount }, (_, at) => at + 1);
  return turns.flatMap((turn) => reviewPicturesOf(model, turn));
}
