import { lineageOf } from '../categories/category-tree';
import { productPicture, viewPicture, type DemoPicture, type PictureView } from '../pictures/picture';
import { placePicture, type SceneShape } from '../pictures/scenes';
import type { DemoModel } from './demo-model';
import { colorsOf, lookOf } from './looks';
import { numbersOf } from './model-parameters';

/** Scene in which products of a branch of the tree are used; the lowest listed category counts. */
const places: Readonly<Record<string, SceneShape>> = {
  'c-osiva': 'bed',
  'c-hnojiva': 'greenhouse',
  'c-pestovani': 'bed',
  'c-zahrada': 'garden',
  'c-terasa': 'terrace',
  'c-kvetinace-truhliky': 'greenhouse',
  'c-dilna': 'workshop',
  'c-rostliny': 'home',
  'c-domov': 'home',
  'c-darky': 'home',
};

function placeOf(category: string): SceneShape {
  const named = lineageOf(category).find((id) => places[id] !== undefined) ?? '';
  return places[named] ?? 'plain';
}

/** Larger things are not held beside a hand. */
const maxInHand = 60;

/** In centimetres; `undefined` where it is unknown, or shoppers choose it. Seeds name the height of what grows of them. */
function heightOf(model: DemoModel): number | undefined {
  const key = model.family.picture.kind === 'plant' ? 'plant-height' : 'height';
  return numbersOf(model).find(([name]) => name === key)?.[1];
}

/** Views of the first colour. */
function viewsOf(model: DemoModel): PictureView[] {
  const height = heightOf(model);
  if (height === undefined) return ['detail', 'package'];
  const besideHand: PictureView[] = height <= maxInHand ? [`hand-${height}`] : [];
  return ['detail', `height-${height}`, ...besideHand, 'package'];
}

/** Gallery pictures: every colour on white, then the first one from near, measured, packed and in use. */
export function picturesOf(model: DemoModel): DemoPicture[] {
  const colors = colorsOf(model);
  const looks = (colors.length === 0 ? [null] : colors).map((color) => lookOf(model, color));
  const [first] = looks;
  const place = first === undefined ? null : placePicture(first, placeOf(model.assortment.category));
  const views = first === undefined ? [] : viewsOf(model).map((view) => viewPicture(first, view));
  return [...looks.map(productPicture), ...views, ...(place === null ? [] : [place])];
}
