import { itemAt } from '../random';
import type { ColorKey } from '../language/colors';
import type { ProductLook } from '../pictures/picture';
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
