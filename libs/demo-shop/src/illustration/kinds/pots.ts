import type { Paint } from '../paint';
import { circle, each, ellipse, group, path, rect, shadow, stroke, times, volume, within } from '../shapes';
import type { Draw } from './kind';

const shine = (d: string, opacity = 0.3) => path(d, 'none', { stroke: '#ffffff', width: 9, opacity, round: true });

interface Vessel {
  /** Outline of the body; the mouth lies on top of it. */
  body: string;
  mouth: { y: number; rx: number; ry: number };
  foot: { y: number; width: number };
  detail?: string;
  highlight: string;
}

/** A round vessel filled with soil. */
function vessel(p: Paint, { body, mouth, foot, detail = '', highlight }: Vessel): string {
  return [
    shadow(200, foot.y + 4, foot.width),
    path(body, p.body),
    detail,
    ellipse(200, mouth.y, mouth.rx, mouth.ry, p.light),
    ellipse(200, mouth.y + 1, mouth.rx - 14, mouth.ry - 5, p.deep),
    ellipse(200, mouth.y + 5, mouth.rx - 18, mouth.ry - 8, 'url(#soil)'),
    shine(highlight),
  ].join('');
}

function squarePot(p: Paint): string {
  return [
    shadow(200, 356, 120),
    path('M84 112 L200 82 L316 112 L200 146 Z', p.light),
    path('M102 113 L200 89 L298 113 L200 139 Z', 'url(#soil)'),
    path('M84 112 L200 146 V358 L106 320 Z', p.base),
    path('M316 112 L200 146 V358 L294 320 Z', p.dark),
    path('M84 112 L200 146 V166 L86 131 Z', '#ffffff', { opacity: 0.16 }),
    path('M106 320 L200 358 V300 L102 262 Z', '#000000', { opacity: 0.1 }),
  ].join('');
}

export const pot: Draw = (p, shape) => {
  switch (shape) {
    case 'square':
      return squarePot(p);
    case 'round':
      return vessel(p, {
        body: 'M122 116 Q58 190 92 280 Q114 352 200 354 Q286 352 308 280 Q342 190 278 116 Z',
        mouth: { y: 116, rx: 78, ry: 18 },
        foot: { y: 350, width: 100 },
        detail: each([176, 190, 204], (y) =>
          stroke(`M${84 - (y - 176) * 0.2} ${y} Q200 ${y + 20} ${316 + (y - 176) * 0.2} ${y}`, p.deep, 3, {
            opacity: 0.35,
          }),
        ),
        highlight: 'M112 168 Q92 236 118 300',
      });
    case 'conic':
      return vessel(p, {
        body: 'M98 92 H302 L256 354 Q200 362 144 354 Z',
        mouth: { y: 92, rx: 102, ry: 22 },
        foot: { y: 352, width: 84 },
        detail: path('M98 92 H302 L299 112 Q200 136 101 112 Z', '#ffffff', { opacity: 0.16 }),
        highlight: 'M122 136 L156 330',
      });
    case 'modern':
      return vessel(p, {
        body: 'M104 96 H296 L286 334 Q282 354 200 356 Q118 354 114 334 Z',
        mouth: { y: 96, rx: 96, ry: 20 },
        foot: { y: 352, width: 104 },
        detail:
          rect(150, 316, 100, 14, 7, p.deep, { opacity: 0.25 }) +
          path('M108 176 Q200 196 292 176', 'none', { stroke: p.deep, width: 2, opacity: 0.3 }),
        highlight: 'M124 130 L134 320',
      });
    default:
      return vessel(p, {
        body: 'M84 112 H316 L308 168 H300 L270 350 Q200 360 130 350 L100 168 H92 Z',
        mouth: { y: 112, rx: 116, ry: 24 },
        foot: { y: 348, width: 98 },
        detail: path('M92 168 H308 L306 182 Q200 202 98 182 Z', '#000000', { opacity: 0.2 }),
        highlight: 'M116 190 L140 328',
      });
  }
};

const bedding = (p: Paint, y: number, count: number, left: number, step: number) =>
  times(count, (i) =>
    group(
      `translate(${left + i * step} ${y}) rotate(${(i % 3) * 15 - 15})`,
      volume('M0 0 Q-24 -30 0 -64 Q24 -30 0 0 Z', i % 2 ? p.leaf : p.leafDark),
    ),
  ) +
  times(Math.floor(count / 2), (i) =>
    group(
      `translate(${left + step / 2 + i * step * 2} ${y - 44 - (i % 2) * 14})`,
      times(6, (k) =>
        ellipse(0, -10, 7, 11, ['#e86f8b', '#f2b62c', '#c64b9a'][i % 3] ?? '#e86f8b', {
          transform: `rotate(${k * 60})`,
        }),
      ),
      circle(0, 0, 6, '#f8e3a0'),
    ),
  );

const planterFace: Readonly<Record<string, (p: Paint) => string>> = {
  wood: (p) =>
    each([230, 272], (y) => rect(44, y, 312, 4, 2, p.deep, { opacity: 0.55 })) +
    each([60, 326], (x) => rect(x, 186, 14, 126, 3, p.dark)),
  rattan: (p) =>
    times(6, (row) =>
      times(19, (i) =>
        rect(54 + i * 15.6 + (row % 2) * 7, 202 + row * 17, 12, 12, 4, (row + i) % 2 ? p.deep : p.light, {
          opacity: 0.4,
        }),
      ),
    ),
};

const planterOutline = 'M40 184 H360 L344 326 Q340 336 330 336 H70 Q60 336 56 326 Z';

const plainFace = (p: Paint) =>
  path('M58 214 L66 316', 'none', { stroke: '#ffffff', width: 9, opacity: 0.3, round: true }) +
  stroke('M60 300 H340', p.deep, 3, { opacity: 0.35 });

export const planter: Draw = (p, shape) =>
  [
    shadow(200, 346, 172),
    bedding(p, 190, 9, 88, 28),
    path(planterOutline, p.body),
    within(planterOutline, (planterFace[shape] ?? plainFace)(p)),
    rect(32, 172, 336, 26, 9, p.face),
    rect(32, 172, 336, 9, 4, p.light, { opacity: 0.7 }),
  ].join('');

export const hangingPot: Draw = (p, shape) => {
  const knotted = shape === 'macrame';
  const cord = knotted ? '#e2d4b7' : p.metalDark;
  return [
    stroke('M200 22 L92 222 M200 22 L308 222 M200 22 V216', cord, knotted ? 7 : 5),
    circle(200, 22, 11, 'none', { stroke: cord, width: 6 }),
    bedding(p, 224, 9, 112, 22),
    each(
      [116, 150, 252, 286],
      (x, i) =>
        stroke(`M${x} 232 q${i % 2 ? 20 : -20} 46 ${i % 2 ? -4 : 6} 92`, p.leaf, 7) +
        times(4, (k) =>
          group(
            `translate(${x + (i % 2 ? 8 : -8)} ${252 + k * 18}) rotate(${k % 2 ? 60 : -60})`,
            volume('M0 0 Q-9 -12 0 -24 Q9 -12 0 0 Z', p.leaf),
          ),
        ),
    ),
    path('M88 222 H312 Q306 316 246 340 Q200 350 154 340 Q94 316 88 222 Z', p.body),
    ellipse(200, 223, 112, 17, p.light),
    ellipse(200, 225, 98, 11, 'url(#soil)'),
    knotted
      ? stroke('M92 236 L150 340 M308 236 L250 340 M200 240 V346 M150 292 H250', cord, 7) +
        times(7, (i) => stroke(`M${182 + i * 6} 346 v34`, cord, 3))
      : shine('M112 250 Q120 300 154 322'),
  ].join('');
};

export const saucer: Draw = (p) =>
  [
    shadow(200, 296, 160),
    path('M44 218 H356 Q346 282 306 290 H94 Q54 282 44 218 Z', p.body),
    ellipse(200, 218, 156, 42, p.light),
    ellipse(200, 222, 134, 32, p.dark),
    ellipse(200, 228, 118, 25, p.base),
    path('M70 232 Q84 270 118 280', 'none', { stroke: '#ffffff', width: 8, opacity: 0.3, round: true }),
  ].join('');

export const raisedBed: Draw = (p, shape) => {
  const legs = shape === 'legs';
  const bottom = legs ? 278 : 340;
  return [
    shadow(200, 352, 176),
    legs
      ? each([46, 334], (x) => rect(x, 260, 20, 92, 3, p.dark)) +
        each([96, 286], (x) => rect(x, 250, 16, 78, 3, p.deep))
      : '',
    path('M50 174 L92 146 H308 L350 174 Z', 'url(#soil)'),
    bedding(p, 178, 12, 66, 24.5),
    rect(34, 174, 332, bottom - 174, 6, p.face),
    each(legs ? [208, 242] : [214, 256, 298], (y) => rect(34, y, 332, 5, 0, p.deep, { opacity: 0.6 })),
    times(16, (i) => stroke(`M${48 + i * 21} ${188 + (i % 3) * 36} h12`, p.deep, 2, { opacity: 0.25 })),
    each([34, 344], (x) => rect(x, 168, 22, bottom - 162, 4, p.dark)),
    rect(28, 164, 344, 16, 6, p.light),
  ].join('');
};
