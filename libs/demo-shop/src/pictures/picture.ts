import type { ImportDocument } from '@vyloha/import-documents';
import { colors, type ColorKey } from '../language/colors';
import { shadesOf, type Shades } from './shades';

/** A picture of the shop: its key and what it shows. */
export interface DemoPicture {
  fileKey: string;
  /** Name of the file in `drawings/`. */
  drawing: string;
  /** Omitted for a drawing in colours of its own. */
  shades?: Shades;
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
  /** What is drawn, and which of its drawings; there is a file of both. */
  kind: string;
  shape: string;
  tone: ColorKey;
}

/** Name of a drawing or a picture; empty parts are left out. */
export const nameOf = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('-');

export function shadesOfTone(tone: ColorKey): Shades {
  return shadesOf(colors[tone].hex, colors[accents[tone] ?? 'mustard'].hex);
}

/** A product on white; equal parameters give the same picture for every caller. */
export function productPicture({ kind, shape, tone }: ProductLook): DemoPicture {
  return {
    fileKey: nameOf(kind, shape, tone),
    drawing: nameOf(kind, shape),
    shades: shadesOfTone(tone),
    width: side,
    height: side,
  };
}

/**
 * What else is drawn of a product on white: a detail, the package with its contents, the height in centimetres with
 * arrows, and the product of that height beside a hand.
 */
export type PictureView = 'detail' | 'package' | `height-${number}` | `hand-${number}`;

export function viewPicture(look: ProductLook, view: PictureView): DemoPicture {
  const product = productPicture(look);
  return { ...product, fileKey: nameOf(product.fileKey, view), drawing: nameOf(product.drawing, view) };
}

/** A sign without text on white: of a brand, or of what the shop promises. */
export function signPicture(fileKey: string, sign: string, tone: ColorKey): DemoPicture {
  const { hex } = colors[tone];
  return { fileKey, drawing: `sign-${sign}`, shades: shadesOf(hex, hex), width: side, height: side };
}

/** A drawing that has the name of its picture: a table, a label. */
export const plainPicture = (fileKey: string): DemoPicture => ({
  fileKey,
  drawing: fileKey,
  width: side,
  height: side,
});

/** Where the drawings lie among the shop's own pictures. */
export const drawingsFolder = 'demo-shop';

export function toImageDocument({ fileKey, drawing, shades, width, height }: DemoPicture): ImportDocument {
  const file = `${drawingsFolder}/${drawing}.svg`;
  const source = { file, ...(shades !== undefined && { colors: shades }) };
  return { type: 'image', fileKey, kind: 'file', source, width, height };
}
