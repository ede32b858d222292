import { lineageOf } from '../categories/category-tree';
import { productPicture, type DemoPicture, type ProductLook } from '../pictures/picture';
import { placePicture, type SceneShape } from '../pictures/scenes';
import type { ColorKey } from '../language/colors';
import { itemAt } from '../random';
import type { DemoModel } from './demo-model';

const plainShape = '';
const defaultTones: readonly ColorKey[] = ['green', 'terracotta', 'blue', 'anthracite'];

/** Shapes alternate from model to model, tones with every round of shapes as well, so that adjacent ones differ. */
export function lookOf({ family, index, shape }: DemoModel, color: ColorKey | null): ProductLook {
  const { kind, shapes = [plainShape], tones = defaultTones } = family.picture;
  return {
    kind,
    shape: shape ?? itemAt(shapes, index),
    tone: color ?? itemAt(tones, shapes.length > 1 ? index + Math.floor(index / shapes.length) : index),
  };
}

/** The colours of a model: adjacent models begin with different ones. */
export function colorsOf({ family, index }: DemoModel): readonly ColorKey[] {
  const { colors = [], sizes } = family;
  if (colors.length === 0) return [];
  const maxColors = sizes === undefined ? 4 : 3;
  const count = Math.min(colors.length, 2 + (index % (maxColors - 1)));
  return Array.from({ length: count }, (_, turn) => itemAt(colors, index + turn));
}

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

/** Gallery pictures: every colour on white, then the first one in use. */
export function picturesOf(model: DemoModel): DemoPicture[] {
  const colors = colorsOf(model);
  const looks = (colors.length === 0 ? [null] : colors).map((color) => lookOf(model, color));
  const [first] = looks;
  const place = first === undefined ? null : placePicture(first, placeOf(model.assortment.category));
  return [...looks.map(productPicture), ...(place === null ? [] : [place])];
}
