import { goodsDrawings, type GoodsKind } from './kinds/goods';
import { materialGradients, ownGradients, paintOf, reliefFilter } from './paint';
import { circle, each, ellipse, group, path, rect, stroke, times } from './shapes';

/** A picture of a place with goods in it, 1200 × 600. */
export interface Placed {
  kind: GoodsKind;
  color: string;
  accent?: string;
  shape?: string;
  x: number;
  y: number;
  /** 1 is 400 wide. */
  scale: number;
}

const grass = (color: string, y: number, wave: number) =>
  path(`M0 ${y} Q300 ${y - wave} 600 ${y} T1200 ${y - wave / 2} V600 H0 Z`, color);

const tree = (x: number, y: number, r: number, color: string) =>
  rect(x - 7, y, 14, r * 1.6, 5, '#8a6a4a') +
  circle(x, y - r * 0.3, r, color) +
  circle(x - r * 0.6, y + r * 0.2, r * 0.7, color) +
  circle(x + r * 0.6, y + r * 0.1, r * 0.72, color);

const outdoors = () =>
  rect(0, 0, 1200, 600, 0, 'url(#sky)') +
  circle(980, 120, 60, '#fff5cf') +
  grass('#cfe0ad', 400, 70) +
  tree(140, 300, 60, '#8fb873') +
  tree(1080, 290, 76, '#7fab66') +
  tree(890, 330, 42, '#9cc07f') +
  grass('#aecb82', 452, 40) +
  grass('#93b968', 520, 20);

const backgrounds: Record<string, () => string> = {
  garden: outdoors,
  bed: () =>
    outdoors() +
    path('M0 540 Q600 470 1200 540 V600 H0 Z', 'url(#soil)') +
    times(22, (i) =>
      group(
        `translate(${40 + i * 54} 540) scale(.6)`,
        path('M0 0 Q-26 -44 0 -92 Q26 -44 0 0 Z', i % 2 ? '#4f9a4c' : '#2f6d37'),
      ),
    ),
  terrace: () =>
    rect(0, 0, 1200, 470, 0, 'url(#wall)') +
    rect(70, 60, 250, 300, 8, '#b9cfd0') +
    stroke('M195 60 V360 M70 200 H320', '#fbfaf6', 13) +
    path('M0 450 H1200 V600 H0 Z', '#c8a987') +
    times(14, (i) => stroke(`M${i * 92} 450 L${i * 118 - 180} 600`, '#a98662', 4)),
  workshop: () =>
    rect(0, 0, 1200, 600, 0, '#e6e2d8') +
    rect(60, 50, 1080, 250, 8, '#cfc7b6') +
    times(140, (i) => circle(84 + (i % 28) * 39, 74 + Math.floor(i / 28) * 50, 4, '#a79f8d')) +
    rect(0, 452, 1200, 40, 0, '#b98a54') +
    rect(0, 486, 1200, 114, 0, '#8f6a3f'),
  home: () =>
    rect(0, 0, 1200, 460, 0, '#eee7dc') +
    rect(0, 0, 400, 460, 0, '#dfe6da') +
    rect(0, 454, 1200, 12, 0, '#fbfaf6') +
    rect(0, 466, 1200, 134, 0, '#d1aa7b') +
    times(9, (i) => stroke(`M${i * 150} 466 L${i * 190 - 160} 600`, '#b58d5f', 3)),
  greenhouse: () =>
    rect(0, 0, 1200, 600, 0, '#e3eee8') +
    times(9, (i) => stroke(`M${i * 150} 0 V440`, '#b9cfc4', 8)) +
    each([110, 260], (y) => stroke(`M0 ${y} H1200`, '#b9cfc4', 6)) +
    grass('#a9c985', 450, 30) +
    rect(0, 500, 1200, 100, 0, '#b08a5c'),
  plain: () => rect(0, 0, 1200, 600, 0, '#f1efe6') + ellipse(600, 520, 560, 60, '#e2dfd2'),
};

export function drawScene(shape: string, placed: readonly Placed[]): string {
  const paints = placed.map(({ color, accent }, index) => paintOf(color, accent ?? '#c67a00', `-${index}`));
  const goods = placed.map(({ kind, x, y, scale, shape: variant }, index) => {
    const paint = paints[index];
    const draw = goodsDrawings.get(kind);
    if (paint === undefined || draw === undefined) return '';
    const drawing = `<g filter="url(#relief)">${draw(paint, variant ?? '')}</g>`;
    return group(`translate(${x} ${y}) scale(${scale})`, drawing);
  });
  const gradients = paints.map((paint, index) => ownGradients(paint, `-${index}`)).join('');
  const background = (backgrounds[shape] ?? backgrounds['plain'])?.() ?? '';
  return `<defs>${materialGradients}${gradients}${reliefFilter}</defs>${background}${goods.join('')}`;
}

/** A branch from the street, 1200 × 600: awning, windows, plants at the door. */
export function drawShopfront(color: string, accent: string, storeys: number): string {
  const paint = paintOf(color, accent);
  const top = 250 - storeys * 70;
  const upper = times(storeys, (row) =>
    each(
      [230, 420, 690, 880],
      (x) =>
        rect(x, top + 30 + row * 84, 90, 56, 4, '#a9c6cf') +
        rect(x, top + 30 + row * 84, 90, 8, 0, '#ffffff', { opacity: 0.6 }),
    ),
  );
  return [
    `<defs>${materialGradients}${ownGradients(paint)}</defs>`,
    rect(0, 0, 1200, 600, 0, 'url(#sky)'),
    tree(90, 330, 70, '#8fb873'),
    tree(1120, 320, 82, '#7fab66'),
    rect(0, 500, 1200, 100, 0, '#d3cec2'),
    rect(160, top, 880, 500 - top, 6, 'url(#wall)'),
    rect(140, top - 16, 920, 22, 4, paint.dark),
    upper,
    rect(190, 250, 820, 56, 6, 'url(#face)'),
    circle(600, 278, 20, paint.accent),
    each([210, 650], (x) => rect(x, 330, 300, 150, 6, '#bcd6da', { stroke: paint.dark, width: 8 })),
    rect(536, 326, 90, 174, 4, paint.dark),
    rect(548, 340, 66, 120, 4, '#cfe3e6'),
    times(17, (i) => path(`M${190 + i * 48.2} 306 h48.2 v26 q-24 26 -48.2 0 Z`, i % 2 ? '#fbfaf6' : paint.base)),
    times(5, (i) =>
      group(
        `translate(${236 + i * 56} 470) scale(.62)`,
        path('M0 0 Q-26 -44 0 -92 Q26 -44 0 0 Z', i % 2 ? paint.leaf : paint.leafDark),
      ),
    ),
    times(5, (i) =>
      group(
        `translate(${686 + i * 56} 470) scale(.62)`,
        path('M0 0 Q-26 -44 0 -92 Q26 -44 0 0 Z', i % 2 ? paint.leafDark : paint.leaf),
      ),
    ),
    each([506, 640], (x) => path(`M${x} 470 h36 l-5 36 h-26 Z`, '#b5603f') + circle(x + 18, 448, 26, paint.leaf)),
  ].join('');
}
