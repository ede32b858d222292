import { emblemAt } from '../emblems/emblems';
import type { Paint } from '../paint';
import { circle, each, ellipse, group, path, rect, shadow, stroke, times } from '../shapes';
import type { Draw } from './kind';

/** A printed field with the plant on it. */
const field = (p: Paint, x: number, y: number, w: number, h: number, radius: number) =>
  rect(x, y, w, h, radius, p.paper) + rect(x, y, w, h, radius, 'url(#sky)', { opacity: 0.55 });

/** A paper packet of seeds with a picture of what grows from them. */
export const seedPacket: Draw = (p, shape) =>
  [
    shadow(206, 374, 104),
    group(
      'rotate(-2.5 200 200)',
      path('M104 30 H296 Q300 30 300 34 V366 Q300 370 296 370 H104 Q100 370 100 366 V34 Q100 30 104 30 Z', p.paper),
      rect(100, 118, 200, 204, 0, 'url(#sky)', { opacity: 0.7 }),
      path('M100 322 H300 V366 Q300 370 296 370 H104 Q100 370 100 366 Z', p.base),
      emblemAt(p, shape, 200, 222, 0.94),
      path('M100 48 H300 V106 Q200 140 100 106 Z', p.face),
      times(20, (i) => stroke(`M${105 + i * 10} 31 V46`, '#b9b29f', 2, { opacity: 0.7 })),
      circle(200, 64, 8, '#ffffff', { opacity: 0.85 }),
      rect(140, 82, 120, 11, 5, p.paper, { opacity: 0.95 }),
      rect(166, 100, 68, 7, 3, p.paper, { opacity: 0.6 }),
      rect(116, 338, 74, 10, 5, p.paper, { opacity: 0.9 }),
      circle(270, 344, 13, p.accent),
      path('M100 30 H300 V370 H100 Z', 'url(#tube)', { opacity: 0.35 }),
    ),
  ].join('');

/** Bulbs in a net under a printed card. */
export const bulbPack: Draw = (p, shape) =>
  [
    shadow(200, 366, 112),
    path('M116 168 Q92 260 110 350 Q200 372 290 350 Q308 260 284 168 Z', '#e9dfc8', { opacity: 0.55 }),
    each([156, 244, 200], (x) => bulb(x, x === 200 ? 316 : 300, 1)),
    each([134, 266, 178, 226], (x) => bulb(x, 246 + (x % 4) * 6, 0.86)),
    times(9, (i) =>
      stroke(`M${112 + i * 22} 160 Q${96 + i * 26} 260 ${116 + i * 21} 356`, p.base, 2.4, { opacity: 0.65 }),
    ),
    times(8, (i) =>
      stroke(`M104 ${180 + i * 24} Q200 ${200 + i * 24} 296 ${180 + i * 24}`, p.base, 2.4, { opacity: 0.65 }),
    ),
    rect(96, 28, 208, 158, 10, p.paper),
    rect(104, 36, 192, 142, 6, 'url(#sky)'),
    emblemAt(p, shape, 200, 108, 0.66),
    rect(96, 164, 208, 24, 6, p.face),
    circle(200, 42, 7, '#ffffff'),
  ].join('');

const bulb = (x: number, y: number, size: number) =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    path('M0 -40 Q8 -16 30 0 Q40 34 0 42 Q-40 34 -30 0 Q-8 -16 0 -40 Z', '#b07a45'),
    path('M0 -40 Q8 -16 30 0 Q40 34 0 42 Q-40 34 -30 0 Q-8 -16 0 -40 Z', 'url(#ball)'),
    stroke('M-10 -8 Q-22 16 -8 38 M10 -8 Q22 16 8 38', '#7c4f28', 2, { opacity: 0.5 }),
  );

/** A filled plastic sack: soil, bark, charcoal. */
export const soilBag: Draw = (p, shape) =>
  [
    shadow(200, 366, 136),
    path(
      'M92 56 Q140 66 200 58 Q260 50 308 58 Q296 200 318 342 Q262 372 200 364 Q138 372 82 342 Q104 200 92 56 Z',
      p.body,
    ),
    path('M92 56 Q140 66 200 58 Q260 50 308 58 L306 82 Q200 92 94 82 Z', p.dark),
    stroke('M94 70 Q200 80 306 70', p.light, 3, { dash: '7 6', opacity: 0.8 }),
    ellipse(200, 216, 84, 92, p.paper),
    ellipse(200, 216, 84, 92, 'url(#sky)', { opacity: 0.5 }),
    emblemAt(p, shape, 200, 214, 0.72),
    rect(138, 98, 124, 14, 7, p.accent),
    rect(150, 326, 100, 12, 6, p.paper, { opacity: 0.8 }),
    path('M110 120 Q132 180 112 300 Q98 220 110 120 Z', '#ffffff', { opacity: 0.14 }),
    path('M292 110 Q268 200 296 330 Q280 230 292 110 Z', '#000000', { opacity: 0.16 }),
    path('M120 346 Q150 324 176 352 M226 354 Q256 326 286 346', 'none', { stroke: p.deep, width: 3, opacity: 0.4 }),
  ].join('');

/** A smaller free-standing bag: lawn seed, fertiliser. */
export const grainBag: Draw = (p, shape) =>
  [
    shadow(200, 358, 124),
    path('M108 112 H292 L314 344 Q200 362 86 344 Z', p.body),
    path('M108 112 L118 56 H282 L292 112 Z', p.dark),
    path('M118 56 H282 L280 74 H120 Z', p.deep),
    stroke('M114 92 H286', p.paper, 3, { dash: '9 7', opacity: 0.9 }),
    field(p, 122, 142, 156, 168, 14),
    emblemAt(p, shape, 200, 232, 0.66),
    rect(150, 318, 100, 12, 6, p.accent),
    path('M108 112 L86 344 Q106 348 126 350 L136 112 Z', '#000000', { opacity: 0.12 }),
    path('M132 116 L112 346', 'none', { stroke: '#ffffff', width: 5, opacity: 0.25, round: true }),
  ].join('');

/** A bottle with a measuring cap. */
export const bottle: Draw = (p, shape) =>
  [
    shadow(200, 366, 92),
    path(
      'M166 104 H234 V132 Q282 158 282 206 V338 Q282 362 258 362 H142 Q118 362 118 338 V206 Q118 158 166 132 Z',
      p.body,
    ),
    rect(156, 44, 88, 66, 12, p.accent),
    rect(156, 44, 88, 66, 12, 'url(#tube)'),
    times(8, (i) => stroke(`M${164 + i * 10.3} 52 V104`, '#000000', 3, { opacity: 0.16 })),
    field(p, 126, 196, 148, 132, 12),
    emblemAt(p, shape, 200, 262, 0.54),
    path('M138 190 Q134 260 138 346', 'none', { stroke: '#ffffff', width: 9, opacity: 0.35, round: true }),
  ].join('');

/** A bottle with a spraying trigger. */
export const triggerBottle: Draw = (p, shape) =>
  [
    shadow(206, 366, 92),
    path('M156 168 H252 Q286 214 288 262 V342 Q288 362 266 362 H142 Q120 362 120 342 V262 Q122 214 156 168 Z', p.body),
    rect(172, 128, 62, 48, 8, p.black),
    path('M120 62 H258 Q284 66 282 98 L240 130 H172 L160 106 H120 Q112 84 120 62 Z', p.accent),
    path('M120 62 H258 Q284 66 282 98 L240 130 H172 L160 106 H120 Q112 84 120 62 Z', 'url(#ball)'),
    stroke('M160 112 Q132 148 152 180', p.black, 13),
    rect(98, 68, 28, 34, 6, p.black),
    field(p, 134, 232, 140, 106, 12),
    emblemAt(p, shape, 204, 286, 0.44),
    path('M142 212 Q132 270 136 340', 'none', { stroke: '#ffffff', width: 8, opacity: 0.35, round: true }),
  ].join('');

/** A folding box with two visible sides. */
export const carton: Draw = (p, shape) =>
  [
    shadow(206, 364, 120),
    path('M112 118 H252 V356 H112 Z', p.face),
    path('M252 118 L298 96 V330 L252 356 Z', p.deep),
    path('M112 118 L158 96 H298 L252 118 Z', p.light),
    path('M112 118 L142 70 H282 L298 96 L252 118 Z', p.dark),
    path('M142 70 H282 L276 56 H148 Z', p.deep),
    field(p, 126, 150, 112, 128, 8),
    emblemAt(p, shape, 182, 216, 0.5),
    rect(130, 296, 104, 12, 6, p.accent),
    rect(130, 318, 66, 9, 4, p.paper, { opacity: 0.8 }),
  ].join('');
