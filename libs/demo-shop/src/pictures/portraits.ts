import type { Look } from '../illustration/illustration-svg';
import { colors, type ColorKey } from '../language/colors';
import type { DemoPicture } from './picture';
import type { SceneShape } from './scenes';

const side = 1800;

const hair = {
  black: '#1d1714',
  brown: '#4a2e1c',
  chestnut: '#7a4a24',
  blond: '#c99a4a',
  red: '#9a3f1f',
  grey: '#8d8982',
  white: '#cfcbc3',
} as const;
const skins = { fair: '#f3cdb2', light: '#e8b48f', tan: '#d9a078', brown: '#b97a50', deep: '#8a5433' } as const;

/** A person by names of colours. */
export const look = (
  hairstyle: Look['hairstyle'],
  hairColor: keyof typeof hair,
  skin: keyof typeof skins,
  clothes: ColorKey,
  ...wears: Look['wears']
): Look => ({ hairstyle, hair: hair[hairColor], skin: skins[skin], clothes: colors[clothes].hex, wears });

/** One person, or several beside each other, where they work. */
export const portraitPicture = (key: string, shape: SceneShape, ...people: readonly Look[]): DemoPicture => ({
  fileKey: `portrait-${key}`,
  source: { kind: 'portrait', shape, people },
  width: side,
  height: side,
});
