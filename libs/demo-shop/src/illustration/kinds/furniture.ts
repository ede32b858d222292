import type { Paint } from '../paint';
import { circle, each, path, rect, shadow, stroke, times, within } from '../shapes';
import type { Draw } from './kind';

/** A slat of wood or metal, lit from above. */
const slat = (p: Paint, x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, 5, p.face) +
  rect(x, y, w, h * 0.35, 4, '#ffffff', { opacity: 0.22 }) +
  stroke(`M${x + 12} ${y + h * 0.62} H${x + w - 14}`, p.deep, 1.5, { opacity: 0.3 });

/** A folding chair of slats. */
export const chair: Draw = (p) =>
  [
    shadow(206, 366, 116),
    stroke('M132 366 L262 218 M270 366 L150 226', p.deep, 13),
    stroke('M118 50 L150 240 L110 366', p.dark, 14),
    stroke('M282 50 L252 240 L294 366', p.dark, 14),
    each([62, 98, 134, 170], (y) => slat(p, 122 + (y - 62) * 0.14, y, 156 - (y - 62) * 0.28, 24)),
    path('M128 214 H272 L300 254 H100 Z', p.face),
    each([224, 236, 247], (y) =>
      stroke(`M${124 - (y - 214) * 0.62} ${y} H${276 + (y - 214) * 0.62}`, p.deep, 2.5, { opacity: 0.45 }),
    ),
    path('M100 254 H300 L298 268 H102 Z', p.dark),
  ].join('');

const seatOutline = 'M110 92 Q200 66 290 92 L296 232 H104 Z';

const wickerWeave = (p: Paint) =>
  times(11, (row) =>
    times(16, (i) =>
      rect(92 + i * 15 + (row % 2) * 7, 72 + row * 15, 12, 10, 4, (row + i) % 2 ? p.deep : p.light, { opacity: 0.3 }),
    ),
  );

export const armchair: Draw = (p, shape) => {
  const wicker = shape === 'wicker';
  const frame = wicker ? p.dark : p.wood;
  return [
    shadow(200, 362, 162),
    each([70, 312], (x) => rect(x, 300, 18, 58, 4, wicker ? p.deep : p.woodDark)),
    path('M92 70 Q200 38 308 70 L316 300 H84 Z', wicker ? p.dark : p.woodDark),
    wicker ? within('M92 70 Q200 38 308 70 L316 300 H84 Z', wickerWeave(p)) : '',
    path(seatOutline, wicker ? p.paper : p.base),
    path(seatOutline, 'url(#ball)'),
    path('M200 84 V224', 'none', { stroke: '#000000', width: 3, opacity: 0.1 }),
    path('M40 178 Q42 152 76 154 Q104 156 108 178 L112 316 H58 Z', frame),
    path('M360 178 Q358 152 324 154 Q296 156 292 178 L288 316 H342 Z', frame),
    path(
      'M40 178 Q42 152 76 154 Q104 156 108 178 Q74 166 40 178 Z M360 178 Q358 152 324 154 Q296 156 292 178 Q326 166 360 178 Z',
      '#ffffff',
      { opacity: 0.2 },
    ),
    path('M98 224 Q200 210 302 224 L314 276 Q200 292 86 276 Z', wicker ? p.paper : p.base),
    path('M98 224 Q200 210 302 224 L314 276 Q200 292 86 276 Z', 'url(#ball)', { opacity: 0.8 }),
    path('M86 276 Q200 292 314 276 L312 312 Q200 322 88 312 Z', wicker ? '#d8d2c4' : p.dark),
    path('M104 222 Q200 208 296 222 L294 230 Q200 218 106 230 Z', '#000000', { opacity: 0.2 }),
  ].join('');
};

export const bench: Draw = (p) =>
  [
    shadow(200, 350, 182),
    stroke('M66 96 V346 M334 96 V346', p.metalDark, 14),
    stroke('M66 96 V346 M334 96 V346', '#c9d0d4', 4, { opacity: 0.7 }),
    each([100, 134, 168], (y) => slat(p, 30, y, 340, 26)),
    path('M38 222 H362 L380 276 H20 Z', p.dark),
    each([226, 244, 262], (y, i) => slat(p, 32 - i * 6, y, 336 + i * 12, 15)),
    stroke('M40 232 Q34 196 66 190 M360 232 Q366 196 334 190', p.metalDark, 11),
    stroke('M26 276 V346 M374 276 V346', p.metalDark, 13),
  ].join('');

export const table: Draw = (p, shape) =>
  shape === 'round'
    ? [
        shadow(200, 362, 118),
        path('M112 356 Q200 304 288 356 Z', p.metalDark),
        rect(188, 170, 24, 168, 6, p.metalRound),
        path('M30 152 A170 46 0 0 0 370 152 V168 A170 46 0 0 1 30 168 Z', p.deep),
        path('M30 152 A170 46 0 0 1 370 152 A170 46 0 0 1 30 152 Z', p.face),
        path('M58 138 Q130 112 236 110', 'none', { stroke: '#ffffff', width: 8, opacity: 0.35, round: true }),
      ].join('')
    : [
        shadow(200, 358, 172),
        each([108, 282], (x) => rect(x, 206, 13, 116, 3, p.deep)),
        path('M58 134 H342 L380 196 H20 Z', p.face),
        times(7, (i) => stroke(`M${94 + i * 35.5} 135 L${66 + i * 45} 195`, p.deep, 2.5, { opacity: 0.4 })),
        times(9, (i) =>
          stroke(`M${84 + i * 28} ${146 + ((i * 17) % 40)} h${16 + (i % 3) * 8}`, p.deep, 1.5, { opacity: 0.25 }),
        ),
        rect(20, 196, 360, 20, 3, p.dark),
        rect(20, 196, 360, 5, 2, '#ffffff', { opacity: 0.2 }),
        each([34, 344], (x) => rect(x, 216, 22, 142, 3, p.face)),
      ].join('');

const loungerCloth = 'M30 214 H294 L356 96 L382 110 L312 246 H30 Z';

export const lounger: Draw = (p) =>
  [
    shadow(200, 330, 184),
    stroke('M44 248 L60 326 M274 248 L254 326 M318 236 L346 326', p.metalDark, 13),
    stroke('M30 246 H306 L376 112', p.metalDark, 13),
    path(loungerCloth, p.base),
    within(
      loungerCloth,
      times(9, (i) => stroke(`M${20 + i * 40} 90 V260`, p.light, 9, { opacity: 0.4 })),
    ),
    path('M30 214 H294 L298 222 H30 Z', '#ffffff', { opacity: 0.25 }),
    path('M322 162 L356 96 L382 110 L350 172 Q336 178 322 162 Z', p.light),
    path('M322 162 L356 96 L382 110 L350 172 Q336 178 322 162 Z', 'url(#ball)'),
  ].join('');

export const swing: Draw = (p) =>
  [
    shadow(200, 366, 180),
    stroke('M36 360 L84 70 L132 360 M268 360 L316 70 L364 360 M84 70 H316', p.metalDark, 12),
    path('M60 56 Q200 20 340 56 L352 88 H48 Z', p.face),
    times(9, (i) => path(`M${48 + i * 34} 88 h34 q-4 18 -17 18 q-13 0 -17 -18 Z`, i % 2 ? p.light : p.base)),
    stroke('M124 92 V240 M276 92 V240', p.metalDark, 5),
    path('M112 176 H288 V246 H112 Z', p.light),
    path('M104 242 H296 L304 280 H96 Z', p.face),
  ].join('');

export const parasol: Draw = (p, shape) =>
  [
    shadow(200, 366, 90),
    rect(195, 70, 11, 280, 4, shape === 'wood' ? p.wood : p.metalRound),
    path(
      'M24 176 Q60 50 200 44 Q340 50 376 176 Q332 150 288 176 Q244 150 200 176 Q156 150 112 176 Q68 150 24 176 Z',
      p.face,
    ),
    path('M200 44 Q150 90 112 176 M200 44 V176 M200 44 Q250 90 288 176', 'none', {
      stroke: p.deep,
      width: 3,
      opacity: 0.45,
    }),
    path('M200 44 Q250 90 288 176 Q332 150 376 176 Q340 50 200 44 Z', '#000000', { opacity: 0.1 }),
    circle(200, 42, 9, p.accent),
    path('M130 364 Q200 330 270 364 Z', p.metalDark),
  ].join('');
