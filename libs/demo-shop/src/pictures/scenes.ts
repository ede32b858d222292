import type { Placed } from '../illustration/illustration-svg';
import { colors, type ColorKey } from '../language/colors';
import { productPicture, type DemoPicture, type ProductLook } from './picture';

/** Scenes are wide: two to one. */
const sceneSize = { width: 3600, height: 1800 };

export type SceneShape = 'garden' | 'bed' | 'terrace' | 'workshop' | 'home' | 'greenhouse' | 'plain';

/** One object in a scene: kind, shape, colour, place and size (1 is a third of the width). */
export const placedItem = (
  kind: Placed['kind'],
  shape: string,
  tone: ColorKey,
  [x, y, scale]: readonly [number, number, number],
): Placed => ({ kind, shape, color: colors[tone].hex, x, y, scale });

export function scenePicture(name: string, shape: SceneShape, placed: readonly Placed[]): DemoPicture {
  return { fileKey: `scene-${name}`, source: { kind: 'scene', shape, placed }, ...sceneSize };
}

const placeSize = { width: 1800, height: 1800 };
/** Products that hang instead of standing. */
const hanging: readonly ProductLook['kind'][] = ['string-lights', 'hanging-pot', 'shelf', 'connector'];

/** One object where it is used, for the gallery; null for what hangs. */
export function placePicture(look: ProductLook, shape: SceneShape): DemoPicture | null {
  if (hanging.includes(look.kind)) return null;
  const { fileKey, source } = productPicture(look);
  const { color = colors.green.hex, accent = color } = source;
  const placed: Placed = { kind: look.kind, shape: look.shape, color, accent, x: 392, y: 146, scale: 1.04 };
  return {
    fileKey: `${fileKey}-${shape}`,
    source: { kind: 'scene', shape, square: true, placed: [placed] },
    ...placeSize,
  };
}

const frontTones: readonly ColorKey[] = [
  'green',
  'terracotta',
  'turquoise',
  'mustard',
  'navy',
  'sage',
  'burgundy',
  'olive',
];
const storeys = [1, 0, 2];

/** Branch fronts: eight colours by three heights. */
export function shopfrontPicture(index: number): DemoPicture {
  const turn = index % (frontTones.length * storeys.length);
  const tone = frontTones[turn % frontTones.length] ?? 'green';
  const height = storeys[turn % storeys.length] ?? 1;
  return {
    fileKey: `shopfront-${tone}-${height}`,
    source: { kind: 'shopfront', color: colors[tone].hex, accent: colors.lime.hex, storeys: height },
    ...sceneSize,
  };
}

/** How branches are reached: as many plans as there are heights of fronts. */
export function accessPlanPicture(index: number): DemoPicture {
  const plan = index % storeys.length;
  return {
    fileKey: `access-plan-${plan}`,
    source: { kind: 'access-plan', color: colors.sage.hex, storeys: plan },
    ...sceneSize,
  };
}
