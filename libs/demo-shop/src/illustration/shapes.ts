/** Vector primitives on a canvas of 400 × 400; each returns a piece of SVG. */

type Numbers = readonly number[];

/** Attributes that a shape may need besides its fill. */
export interface Extra {
  stroke?: string;
  width?: number;
  opacity?: number;
  transform?: string;
  round?: boolean;
  dash?: string;
}

function attributes({ stroke, width, opacity, transform, round, dash }: Extra = {}): string {
  return [
    stroke === undefined ? '' : ` stroke="${stroke}"`,
    width === undefined ? '' : ` stroke-width="${width}"`,
    opacity === undefined ? '' : ` opacity="${opacity}"`,
    transform === undefined ? '' : ` transform="${transform}"`,
    round === true ? ' stroke-linecap="round" stroke-linejoin="round"' : '',
    dash === undefined ? '' : ` stroke-dasharray="${dash}"`,
  ].join('');
}

export const path = (d: string, fill: string, extra?: Extra) => `<path d="${d}" fill="${fill}"${attributes(extra)}/>`;

/** An open stroke: handles, cables, hoses. */
export const stroke = (d: string, color: string, width: number, extra?: Extra) =>
  path(d, 'none', { stroke: color, width, round: true, ...extra });

export const rect = (x: number, y: number, w: number, h: number, radius: number, fill: string, extra?: Extra) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"${attributes(extra)}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, extra?: Extra) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"${attributes(extra)}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, extra?: Extra) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes(extra)}/>`;

export const group = (transform: string, ...children: string[]) =>
  `<g transform="${transform}">${children.join('')}</g>`;

/** Contact shadow: a soft dark spot under an object. */
export const shadow = (cx: number, cy: number, rx: number) =>
  ellipse(cx, cy, rx, Math.max(7, rx * 0.11), 'url(#shadow)');

/** The same piece drawn at each number. */
export const each = (numbers: Numbers, draw: (at: number, index: number) => string) => numbers.map(draw).join('');

/** Whole numbers from 0. */
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A shape with the light and shade of a round body. */
export const volume = (d: string, fill: string, extra?: Extra) => path(d, fill, extra) + path(d, 'url(#ball)', extra);

export const ball = (cx: number, cy: number, r: number, fill: string) =>
  circle(cx, cy, r, fill) + circle(cx, cy, r, 'url(#ball)');

export const egg = (cx: number, cy: number, rx: number, ry: number, fill: string, transform?: string) => {
  const extra = transform === undefined ? {} : { transform };
  return ellipse(cx, cy, rx, ry, fill, extra) + ellipse(cx, cy, rx, ry, 'url(#ball)', extra);
};

/** The same piece turned around the origin, so many times. */
export const around = (count: number, draw: (index: number) => string, from = 0) =>
  times(count, (index) => group(`rotate(${from + (360 / count) * index})`, draw(index)));

/** Clips the content to an outline; the same outline has the same id, so drawings can be combined. */
export function within(outline: string, ...content: string[]): string {
  const id = `clip${outline.replace(/[^\dA-Z]+/gi, '-')}`;
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${content.join('')}</g>`;
}
