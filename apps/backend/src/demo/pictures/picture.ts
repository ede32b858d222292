import type { ImportDocument } from '../../import/documents/import-document';
import type { IllustrationSource } from '../../images/illustration';
import type { PictureKind } from '../goods/goods';
import { colors, type ColorKey } from '../language/colors';

/** A picture of the shop: its key and what is to be drawn. */
export interface DemoPicture {
  fileKey: string;
  source: IllustrationSource;
  width: number;
  height: number;
}

const side = 1200;
/** Trims and labels go with the goods' own colour. */
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

export interface GoodsLook {
  kind: PictureKind;
  shape: string;
  tone: ColorKey;
}

/** Goods on white; the same look is the same picture whoever asks. */
export function goodsPicture({ kind, shape, tone }: GoodsLook): DemoPicture {
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
