import { colors, type ColorKey } from '../language/colors';
import { nameOf, productPicture, shadesOfTone, type DemoPicture, type ProductLook } from './picture';
import { shadesOf } from './shades';

/** Scenes are wide: two to one. */
const sceneSize = { width: 3600, height: 1800 };

export type SceneShape = 'garden' | 'bed' | 'terrace' | 'workshop' | 'home' | 'greenhouse' | 'plain';

export const scenePicture = (name: string): DemoPicture => ({
  fileKey: `scene-${name}`,
  drawing: `scene-${name}`,
  ...sceneSize,
});

const placeSize = { width: 1800, height: 1800 };
/** Products that hang instead of standing. */
const hanging: readonly ProductLook['kind'][] = ['string-lights', 'hanging-pot', 'shelf', 'connector'];

/** One object where it is used, for the gallery; null for what hangs. */
export function placePicture(look: ProductLook, shape: SceneShape): DemoPicture | null {
  if (hanging.includes(look.kind)) return null;
  return {
    fileKey: nameOf(productPicture(look).fileKey, shape),
    drawing: nameOf(look.kind, look.shape, shape),
    shades: shadesOfTone(look.tone),
    ...placeSize,
  };
}

/** Where customers photograph what they bought. */
export type PhotoPlace = 'lawn' | 'patio' | 'table' | 'kitchen' | 'room' | 'garage';

/** Upright, as telephones are held. */
const photoSize = { width: 1350, height: 1800 };

/** One object as a customer photographs it: a place of its own, aslant, in the light of the day; null for what hangs. */
export function photoPicture(look: ProductLook, place: PhotoPlace): DemoPicture | null {
  if (hanging.includes(look.kind)) return null;
  return {
    fileKey: nameOf(productPicture(look).fileKey, 'photo', place),
    drawing: nameOf(look.kind, look.shape, 'photo', place),
    shades: shadesOfTone(look.tone),
    ...photoSize,
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
    drawing: `shopfront-${height}`,
    shades: shadesOf(colors[tone].hex, colors.lime.hex),
    ...sceneSize,
  };
}

/** How branches are reached: as many plans as there are heights of fronts. */
export function accessPlanPicture(index: number): DemoPicture {
  const plan = index % storeys.length;
  return {
    fileKey: `access-plan-${plan}`,
    drawing: `access-plan-${plan}`,
    ...sceneSize,
  };
}
