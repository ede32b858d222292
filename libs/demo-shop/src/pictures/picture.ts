import type { ImportDocument } from '@vyloha/import-documents';
import type { IllustrationSource } from '../illustration/illustration-svg';
import type { PictureKind } from '../assortments/assortment';
import { colors, type ColorKey } from '../language/colors';

/** A picture of the shop: its key and illustration source. */
export interface DemoPicture {
  fileKey: string;
  source: IllustrationSource;
  width: number;
  height: number;
}

const side = 1200;
/** Accent colours for trims and labels, by product colour. */
const accents: Partial<Record<ColorKey, ColorKey>> = {
  green: 'yellow',
  'dark-green': 'lime',
  orange: 'anthracite',
  red: 'anthracite',
  yellow: 'anthracite',
  anthracite: 'lime',
  black: 'orange',
  blue: 'yellow',
  navy: 'orange',
  white: 'sage',
  cream: 'terracotta',
  sage: 'cream',
  terracotta: 'cream',
  silver: 'red',
  mustard: 'cream',
  beige: 'terracotta',
  lime: 'dark-green',
  turquoise: 'cream',
};

export interface ProductLook {
  kind: PictureKind;
  shape: string;
  tone: ColorKey;
}

/** A product on white; equal parameters give the same picture for every caller. */
export function productPicture({ kind, shape, tone }: ProductLook): DemoPicture {
  const accent = colors[accents[tone] ?? 'mustard'].hex;
  return {
    fileKey: [kind, shape, tone].filter((part) => part !== '').join('-'),
    source: { kind, shape, color: colors[tone].hex, accent },
    width: side,
    height: side,
  };
}

export function toImageDocument({ fileKey, source, width, height }: DemoPicture): ImportDocument {
  return { type: 'image', fileKey, kind: 'illustration', source: { ...source }, width, height };
}
