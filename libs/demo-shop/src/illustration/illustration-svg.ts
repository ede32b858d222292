import * as v from 'valibot';
import { drawAccessPlan } from './access-plan';
import { drawBrandMark } from './brand-marks';
import { drawEnergyLabel } from './energy-label';
import { productDrawings, type ProductKind } from './kinds/products';
import { materialGradients, ownGradients, paintOf, reliefFilter } from './paint';
import { accessories, hairstyles, type Look } from './people/look';
import { drawPortrait } from './people/portrait';
import { drawScene, type Placed } from './scenes';
import { drawShopfront } from './shopfront';
import { drawSizeChart } from './size-chart';

export { brandSigns } from './brand-marks';
export type { Look } from './people/look';
export type { Placed } from './scenes';

/** What can be drawn: a product kind, a scene with products, people, a branch's front and the way to it, a brand's sign, a size table. */
export type IllustrationKind =
  ProductKind | 'scene' | 'portrait' | 'shopfront' | 'access-plan' | 'brand-mark' | 'energy-label' | 'size-chart';

/** Parameters of a picture; stored as they are in the table of images. */
export interface IllustrationSource {
  kind: IllustrationKind;
  /** Variant of the kind; an unknown one falls back to the kind's default. */
  shape?: string;
  /** `#rrggbb` */
  color?: string;
  accent?: string;
  /** Of a scene. */
  placed?: readonly Placed[];
  /** Of a portrait, the first one in front. */
  people?: readonly Look[];
  /** Only the middle of a scene, as high as wide. */
  square?: boolean;
  /** Of a shopfront; of an access plan, which of them. */
  storeys?: number;
}

const hex = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));

const sourceSchema = v.object({
  kind: v.string(),
  shape: v.optional(v.string(), ''),
  color: v.optional(hex, '#3f8f4f'),
  accent: v.optional(hex, '#c67a00'),
  square: v.optional(v.boolean(), false),
  storeys: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2)), 1),
  placed: v.optional(
    v.array(
      v.object({
        kind: v.custom<ProductKind>((kind) => typeof kind === 'string' && productDrawings.has(kind)),
        color: hex,
        accent: v.optional(hex, '#c67a00'),
        shape: v.optional(v.string(), ''),
        x: v.number(),
        y: v.number(),
        scale: v.number(),
      }),
    ),
    [],
  ),
  people: v.optional(
    v.array(
      v.object({
        hairstyle: v.picklist(hairstyles),
        hair: hex,
        skin: hex,
        clothes: hex,
        wears: v.array(v.picklist(accessories)),
      }),
    ),
    [],
  ),
});

/** `left` is where the visible part of the drawing begins. */
function frame(width: number, height: number, content: string, left = 0): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} ${height}" width="${width * 3}" height="${height * 3}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;
}

/** Products stand on white, as in a photo studio. */
function drawProduct(kind: string, shape: string, color: string, accent: string): string {
  const draw = productDrawings.get(kind);
  if (draw === undefined) throw new RangeError(`No illustration of ${kind}`);
  const paint = paintOf(color, accent);
  const defs = `<defs>${materialGradients}${ownGradients(paint)}${reliefFilter}</defs>`;
  const drawing = `<g filter="url(#relief)">${draw(paint, shape)}</g>`;
  return frame(400, 400, `${defs}<rect width="400" height="400" fill="#ffffff"/>${drawing}`);
}

/**
 * A picture as SVG text: 1200 × 1200 pixels, square scenes and portraits 1800 × 1800, other scenes and shopfronts 3600 × 1800.
 * @throws ValiError, RangeError for a source that cannot be drawn
 */
export function illustrationSvg(source: Record<string, unknown>): string {
  const { kind, shape, color, accent, placed, people, square, storeys } = v.parse(sourceSchema, source);
  switch (kind) {
    case 'scene':
      return square ? frame(600, 600, drawScene(shape, placed), 300) : frame(1200, 600, drawScene(shape, placed));
    case 'portrait':
      return frame(600, 600, drawPortrait(shape, people), 300);
    case 'shopfront':
      return frame(1200, 600, drawShopfront(color, accent, storeys));
    case 'access-plan':
      return frame(1200, 600, drawAccessPlan(color, storeys));
    case 'brand-mark':
      return frame(400, 400, drawBrandMark(shape, color));
    case 'energy-label':
      return frame(400, 400, drawEnergyLabel(shape));
    case 'size-chart':
      return frame(400, 400, drawSizeChart(color));
    default:
      return drawProduct(kind, shape, color, accent);
  }
}
