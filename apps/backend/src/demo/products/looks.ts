import { lineageOf } from '../categories/category-tree';
import { goodsPicture, type DemoPicture, type GoodsLook } from '../pictures/picture';
import { placePicture, type SceneShape } from '../pictures/scenes';
import type { ColorKey } from '../language/colors';
import { itemAt } from '../random';
import type { DemoModel } from './demo-model';

const plainShape = '';
const usualTones: readonly ColorKey[] = ['green', 'terracotta', 'blue', 'anthracite'];

/** Shapes change from model to model, tones with every round of shapes as well, so that neighbours differ. */
export function lookOf({ family, index, shape }: DemoModel, color: ColorKey | null): GoodsLook {
  const { kind, shapes = [plainShape], tones = usualTones } = family.picture;
  return {
    kind,
    shape: shape ?? itemAt(shapes, index),
    tone: color ?? itemAt(tones, shapes.length > 1 ? index + Math.floor(index / shapes.length) : index),
  };
}

/** The colours a model comes in: neighbouring models begin with different ones. */
export function colorsOf({ family, index }: DemoModel): readonly ColorKey[] {
  const { colors = [], sizes } = family;
  if (colors.length === 0) return [];
  const most = sizes === undefined ? 4 : 3;
  const count = Math.min(colors.length, 2 + (index % (most - 1)));
  return Array.from({ length: count }, (_, turn) => itemAt(colors, index + turn));
}

/** Where goods of a branch of the tree are used; the lowest category that is named counts. */
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

/** What the gallery shows: every colour on white, then the first one where it is used. */
export function picturesOf(model: DemoModel): DemoPicture[] {
  const colors = colorsOf(model);
  const looks = (colors.length === 0 ? [null] : colors).map((color) => lookOf(model, color));
  const [first] = looks;
  const place = first === undefined ? null : placePicture(first, placeOf(model.assortment.category));
  return [...looks.map(goodsPicture), ...(place === null ? [] : [place])];
}
