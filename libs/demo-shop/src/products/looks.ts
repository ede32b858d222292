import { itemAt } from '../random';
import type { ColorKey } from '../language/colors';
import type { ProductLook } from '../pictures/picture';
import type { DemoModel } from './demo-model';

const plainShape = '';
const defaultTones: readonly ColorKey[] = ['green', 'terracotta', 'blue', 'anthracite'];

function leastCommonMultiple(one: number, other: number): number {
  let multiple = one;
  while (multiple % other !== 0) multiple += one;
  return multiple;
}

/**
 * Shapes and tones alternate from model to model, so that adjacent ones differ. Once both begin anew together, the shapes
 * go one further: a picture comes again only after every shape in every tone.
 */
export function lookOf({ family, index, shape }: DemoModel, color: ColorKey | null): ProductLook {
  const { kind, shapes = [plainShape], tones = defaultTones } = family.picture;
  const round = Math.floor(index / leastCommonMultiple(shapes.length, (family.colors ?? tones).length));
  return {
    kind,
    shape: shape ?? itemAt(shapes, index + round),
    tone: color ?? itemAt(tones, index),
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
