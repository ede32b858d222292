import type { Placed } from '../../images/illustration';
import { colors, type ColorKey } from '../language/colors';
import type { DemoPicture } from './picture';

/** Scenes are wide: two to one. */
const sceneSize = { width: 3600, height: 1800 };

type SceneShape = 'garden' | 'bed' | 'terrace' | 'workshop' | 'home' | 'greenhouse' | 'plain';

/** One thing in a scene: kind, shape, colour, place and size (1 is a third of the width). */
export const thing = (
  kind: Placed['kind'],
  shape: string,
  tone: ColorKey,
  [x, y, scale]: readonly [number, number, number],
): Placed => ({ kind, shape, color: colors[tone].hex, x, y, scale });

export function scenePicture(name: string, shape: SceneShape, placed: readonly Placed[]): DemoPicture {
  return { fileKey: `scene-${name}`, source: { kind: 'scene', shape, placed }, ...sceneSize };
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

/** Fronts of branches: eight colours by three heights. */
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
