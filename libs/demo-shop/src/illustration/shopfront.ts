import { productDrawings } from './kinds/products';
import { materialGradients, ownGradients, paintOf, type Paint } from './paint';
import { circle, each, ellipse, group, path, rect, stroke, times } from './shapes';

const tree = (x: number, y: number, r: number) =>
  rect(x - 9, y, 18, 500 - y, 6, '#8a6a4a') +
  times(18, (i) =>
    circle(
      x + Math.cos(i * 2.4) * Math.sqrt(i / 18) * r,
      y - r * 0.3 + Math.sin(i * 2.4) * Math.sqrt(i / 18) * r * 0.9,
      r * 0.42,
      ['#7fab66', '#8fb873', '#6b9a58', '#a2c687'][i % 4] ?? '#7fab66',
    ),
  );

const house = (p: Paint, storeys: number, top: number) =>
  rect(160, top, 880, 510 - top, 4, 'url(#wall)') +
  path(`M160 ${top} H200 V510 H160 Z`, '#000000', { opacity: 0.05 }) +
  times(storeys, (row) =>
    each([232, 396, 560, 724, 888], (x) => {
      const y = top + 34 + row * 92;
      return (
        rect(x - 6, y - 6, 92, 68, 3, '#fbfaf6') +
        rect(x, y, 80, 56, 2, '#9dbcc8') +
        path(`M${x} ${y} H${x + 80} L${x} ${y + 56} Z`, '#ffffff', { opacity: 0.28 }) +
        stroke(`M${x + 40} ${y} V${y + 56} M${x} ${y + 28} H${x + 80}`, '#fbfaf6', 5) +
        rect(x - 10, y + 60, 100, 9, 3, p.dark) +
        times(6, (i) => circle(x + 4 + i * 15, y + 56, 8, i % 3 ? p.leaf : '#e0788c'))
      );
    }),
  ) +
  rect(140, top - 20, 920, 24, 4, p.dark) +
  rect(140, top - 20, 920, 8, 3, '#ffffff', { opacity: 0.22 });

const displays: readonly (readonly [kind: string, shape: string, color: string, x: number, scale: number])[] = [
  ['watering-can', 'classic', '#3f8f4f', 216, 0.34],
  ['pot', 'classic', '#c0673f', 326, 0.26],
  ['plant', 'ficus', '#f1f0ec', 408, 0.34],
  ['lantern', 'house', '#2b2d2f', 700, 0.3],
  ['soil-bag', 'flower', '#a9c94b', 790, 0.28],
  ['plant', 'monstera', '#c0673f', 880, 0.36],
];

/** Display of the two shop windows, in its own colours. */
function drawWindowProducts(): { gradients: string; drawing: string } {
  const drawn = displays.map(([kind, shape, color, x, scale], index) => {
    const paint = paintOf(color, '#efc63a', `-w${index}`);
    const draw = productDrawings.get(kind);
    const y = 486 - 370 * scale;
    return {
      gradients: ownGradients(paint, `-w${index}`),
      drawing: draw === undefined ? '' : group(`translate(${x} ${y}) scale(${scale})`, draw(paint, shape)),
    };
  });
  return {
    gradients: drawn.map((part) => part.gradients).join(''),
    drawing: drawn.map((part) => part.drawing).join(''),
  };
}

const shopWindow = (p: Paint, x: number) =>
  rect(x - 8, 322, 336, 172, 6, p.dark) + rect(x, 330, 320, 156, 3, '#dfeaea') + rect(x, 470, 320, 16, 0, '#b98c5a');

const glare = (x: number) =>
  path(`M${x} 330 H${x + 130} L${x + 40} 486 H${x} Z`, '#ffffff', { opacity: 0.22 }) +
  path(`M${x + 180} 330 H${x + 220} L${x + 130} 486 H${x + 90} Z`, '#ffffff', { opacity: 0.16 });

const awning = (p: Paint) =>
  rect(180, 240, 840, 64, 5, 'url(#face)') +
  circle(600, 272, 25, '#fbfaf6') +
  path('M600 252 Q578 266 586 290 Q610 290 614 264 Q612 256 600 252 Z', p.base) +
  times(21, (i) => path(`M${180 + i * 40} 304 h40 v20 q-20 22 -40 0 Z`, i % 2 ? '#fbfaf6' : p.base)) +
  rect(180, 300, 840, 8, 0, '#000000', { opacity: 0.16 }) +
  rect(180, 344, 840, 12, 0, '#000000', { opacity: 0.1 });

/** A branch from the street, 1200 × 600: awning, windows, plants at the door. */
export function drawShopfront(color: string, accent: string, storeys: number): string {
  const paint = paintOf(color, accent);
  const windowProducts = drawWindowProducts();
  const top = 214 - storeys * 92 + (storeys === 0 ? 0 : 12);
  return [
    `<defs>${materialGradients}${ownGradients(paint)}${windowProducts.gradients}</defs>`,
    rect(0, 0, 1200, 600, 0, 'url(#sky)'),
    each([180, 520, 900], (x) => ellipse(x, 70 + (x % 7) * 6, 110, 16, '#ffffff', { opacity: 0.5 })),
    tree(84, 330, 84),
    tree(1124, 316, 96),
    rect(0, 506, 1200, 94, 0, '#cfc9bb'),
    times(13, (i) => stroke(`M${i * 100} 506 L${i * 124 - 150} 600`, '#b9b2a2', 3)),
    rect(0, 502, 1200, 8, 0, '#b3ac9c'),
    house(paint, storeys, top),
    shopWindow(paint, 204),
    shopWindow(paint, 676),
    windowProducts.drawing,
    glare(204) + glare(676),
    rect(540, 318, 120, 190, 4, paint.dark) +
      rect(552, 330, 96, 170, 3, '#cfe0e2') +
      path('M552 330 H620 L566 500 H552 Z', '#ffffff', { opacity: 0.3 }) +
      rect(634, 408, 7, 44, 3, '#d9b25e'),
    awning(paint),
    each(
      [500, 664],
      (x) =>
        path(`M${x} 458 h38 l-5 50 h-28 Z`, '#b5603f') +
        times(9, (i) =>
          circle(
            x + 19 + Math.cos(i * 2.4) * 15,
            436 + Math.sin(i * 2.4) * 18,
            13,
            i % 2 ? paint.leaf : paint.leafDark,
          ),
        ),
    ),
  ].join('');
}
