import * as v from 'valibot';
import { drawBrandMark } from './brand-marks';
import { goodsDrawings, type GoodsKind } from './kinds/goods';
import { materialGradients, ownGradients, paintOf, reliefFilter } from './paint';
import { drawScene, type Placed } from './scenes';
import { drawShopfront } from './shopfront';
import { drawSizeChart } from './size-chart';

export { brandSigns } from './brand-marks';
export type { Placed } from './scenes';

/** What can be drawn: a kind of goods, a scene with goods, a branch's front, a brand's sign, a table of sizes. */
export type IllustrationKind = GoodsKind | 'scene' | 'shopfront' | 'brand-mark' | 'size-chart';

/** Parameters of a picture; kept in the table of images as they are. */
export interface IllustrationSource {
  kind: IllustrationKind;
  /** Variant of the kind; each kind knows its own and draws its usual one for others. */
  shape?: string;
  /** `#rrggbb` */
  color?: string;
  accent?: string;
  /** Of a scene. */
  placed?: readonly Placed[];
  /** Only the middle of a scene, as high as wide. */
  square?: boolean;
  /** Of a shopfront. */
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
        kind: v.custom<GoodsKind>((kind) => typeof kind === 'string' && goodsDrawings.has(kind)),
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
});

/** `left` is where the visible part of the drawing begins. */
function frame(width: number, height: number, content: string, left = 0): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} 0 ${width} ${height}" width="${width * 3}" height="${height * 3}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;
}

/** Goods stand on white, as on a photographer's table. */
function drawGoods(kind: string, shape: string, color: string, accent: string): string {
  const draw = goodsDrawings.get(kind);
  if (draw === undefined) throw new RangeError(`No illustration of ${kind}`);
  const paint = paintOf(color, accent);
  const defs = `<defs>${materialGradients}${ownGradients(paint)}${reliefFilter}</defs>`;
  const drawing = `<g filter="url(#relief)">${draw(paint, shape)}</g>`;
  return frame(400, 400, `${defs}<rect width="400" height="400" fill="#ffffff"/>${drawing}`);
}

/**
 * A picture as SVG text: 1200 × 1200 pixels, square scenes 1800 × 1800, other scenes and shopfronts 3600 × 1800.
 * @throws ValiError, RangeError for a source that cannot be drawn
 */
export function illustrationSvg(source: Record<string, unknown>): string {
  const { kind, shape, color, accent, placed, square, storeys } = v.parse(sourceSchema, source);
  switch (kind) {
    case 'scene':
      return square ? frame(600, 600, drawScene(shape, placed), 300) : frame(1200, 600, drawScene(shape, placed));
    case 'shopfront':
      return frame(1200, 600, drawShopfront(color, accent, storeys));
    case 'brand-mark':
      return frame(400, 400, drawBrandMark(shape, color));
    case 'size-chart':
      return frame(400, 400, drawSizeChart(color));
    default:
      return drawGoods(kind, shape, color, accent);
  }
}
