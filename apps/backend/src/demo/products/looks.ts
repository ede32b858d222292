import { goodsPicture, type DemoPicture, type GoodsLook } from '../pictures/picture';
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

export function picturesOf(model: DemoModel): DemoPicture[] {
  const colors = colorsOf(model);
  return (colors.length === 0 ? [null] : colors).map((color) => goodsPicture(lookOf(model, color)));
}
