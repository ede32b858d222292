import { backgrounds } from './backgrounds';
import { productDrawings, type ProductKind } from './kinds/products';
import { materialGradients, ownGradients, paintOf, reliefFilter } from './paint';
import { ellipse, group, rect } from './shapes';

/** A background with products in it, 1200 × 600. */
export interface Placed {
  kind: ProductKind;
  color: string;
  accent?: string;
  shape?: string;
  /** Left upper corner of its 400 × 400. */
  x: number;
  y: number;
  /** 1 is 400 wide. */
  scale: number;
}

/** The background is blurred, as behind a photographed product. */
export const blurFilter =
  '<filter id="far" x="-2%" y="-2%" width="104%" height="104%"><feGaussianBlur stdDeviation="7"/></filter>' +
  '<filter id="near" x="-2%" y="-2%" width="104%" height="104%"><feGaussianBlur stdDeviation="2"/></filter>';

const light =
  '<radialGradient id="sunlight" cx="0.78" cy="0.1" r="0.9"><stop offset="0" stop-color="#fff6d8" stop-opacity=".62"/><stop offset=".5" stop-color="#fff6d8" stop-opacity=".12"/><stop offset="1" stop-color="#fff6d8" stop-opacity="0"/></radialGradient>' +
  '<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset=".6" stop-color="#20301f" stop-opacity="0"/><stop offset="1" stop-color="#20301f" stop-opacity=".3"/></linearGradient>';

export function drawScene(shape: string, placed: readonly Placed[]): string {
  const paints = placed.map(({ color, accent }, index) => paintOf(color, accent ?? '#c67a00', `-${index}`));
  const products = placed.map(({ kind, x, y, scale, shape: variant }, index) => {
    const paint = paints[index];
    const draw = productDrawings.get(kind);
    if (paint === undefined || draw === undefined) return '';
    const ground = ellipse(204, 372, 150, 20, 'url(#shadow)');
    const drawing = `<g filter="url(#relief)">${draw(paint, variant ?? '')}</g>`;
    return group(`translate(${x} ${y}) scale(${scale})`, ground, drawing);
  });
  const gradients = paints.map((paint, index) => ownGradients(paint, `-${index}`)).join('');
  const background = (backgrounds[shape] ?? backgrounds.plain)();
  return [
    `<defs>${materialGradients}${gradients}${reliefFilter}${blurFilter}${light}</defs>`,
    background,
    rect(0, 0, 1200, 600, 0, 'url(#dusk)'),
    products.join(''),
    rect(0, 0, 1200, 600, 0, 'url(#sunlight)'),
  ].join('');
}
