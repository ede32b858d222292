import type { DemoPicture } from '../pictures/picture';
import { placePicture, type SceneShape } from '../pictures/scenes';
import type { DemoModel } from '../products/demo-model';
import { colorsOf, lookOf } from '../products/looks';
import { offerOf } from '../products/model-offer';
import { happensFor, itemAt, wholeFor } from '../random';

const shareWithPhotos = 0.02;
const maxPhotos = 3;
const places: readonly SceneShape[] = ['terrace', 'garden', 'home', 'bed', 'greenhouse', 'workshop'];

/** What a customer has photographed at home: a review's `turn` decides whether and where. */
export function reviewPicturesOf(model: DemoModel, turn: number): DemoPicture[] {
  const key = `${model.key}/review-${turn}`;
  if (!happensFor(`${key}/photos`, shareWithPhotos)) return [];
  const [color = null] = colorsOf(model);
  const first = wholeFor(`${key}/place`, 0, places.length - 1);
  const count = wholeFor(`${key}/photo-count`, 1, maxPhotos);
  return Array.from({ length: count }, (_, at) => itemAt(places, (first + at) % places.length)).flatMap((place) => {
    const picture = placePicture(lookOf(model, color), place);
    // A picture of its own, though another may look the same: a photograph belongs to one review.
    return picture === null ? [] : [{ ...picture, fileKey: `photo-${model.key}-${turn}-${place}` }];
  });
}

/** The photographs of all reviews of a product. */
export function allReviewPicturesOf(model: DemoModel): DemoPicture[] {
  const turns = Array.from({ length: offerOf(model).reviewCount }, (_, at) => at + 1);
  return turns.flatMap((turn) => reviewPicturesOf(model, turn));
}
