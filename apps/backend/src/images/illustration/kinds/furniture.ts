import { circle, each, ellipse, path, rect, shadow, stroke, times } from '../shapes';
import type { Draw } from './kind';

export const chair: Draw = (p, shape) =>
  [
    shadow(200, 362, 120),
    path('M120 60 Q200 44 280 60 L272 218 H128 Z', shape === 'wood' ? p.wood : p.face),
    shape === 'wood'
      ? each([146, 180, 214], (x) => rect(x, 62, 8, 152, 3, p.woodDark))
      : each([110, 150], (y) => stroke(`M136 ${y} H264`, '#ffffff', 3, { opacity: 0.25 })),
    path('M104 214 H296 L312 250 H88 Z', p.body),
    stroke(
      'M112 250 L98 360 M288 250 L302 360 M136 250 L140 340 M264 250 L260 340',
      shape === 'wood' ? p.woodDark : p.metalDark,
      12,
    ),
  ].join('');

export const armchair: Draw = (p) =>
  [
    shadow(200, 358, 160),
    path('M96 76 Q200 48 304 76 L312 220 H88 Z', p.woodDark),
    path('M114 92 Q200 70 286 92 L290 230 H110 Z', p.face),
    path('M44 190 Q46 164 80 168 L104 178 V320 H58 Z', p.wood),
    path('M356 190 Q354 164 320 168 L296 178 V320 H342 Z', p.wood),
    path('M92 222 H308 L318 282 H82 Z', p.light),
    path('M82 282 H318 V306 H82 Z', p.dark),
    each([66, 316], (x) => rect(x, 306, 18, 48, 4, p.woodDark)),
  ].join('');

export const bench: Draw = (p) =>
  [
    shadow(200, 344, 180),
    each([110, 142, 174], (y) => rect(32, y, 336, 22, 6, p.wood)),
    each([232, 258], (y) => rect(26, y, 348, 20, 6, p.face)),
    stroke('M60 104 V340 M340 104 V340 M40 232 L60 210 M360 232 L340 210', p.metalDark, 13),
  ].join('');

export const table: Draw = (p, shape) =>
  shape === 'round'
    ? [
        shadow(200, 358, 120),
        ellipse(200, 156, 170, 44, p.dark),
        ellipse(200, 148, 170, 42, p.face),
        rect(190, 178, 20, 158, 6, p.metalRound),
        path('M110 352 Q200 300 290 352 Z', p.metalDark),
      ].join('')
    : [
        shadow(200, 352, 170),
        path('M50 140 H350 L376 196 H24 Z', p.face),
        times(5, (i) => stroke(`M${70 + i * 65} 142 L${54 + i * 73} 194`, p.deep, 3, { opacity: 0.35 })),
        rect(24, 194, 352, 20, 4, p.dark),
        stroke('M52 214 V348 M348 214 V348 M104 214 V316 M296 214 V316', p.metalDark, 14),
      ].join('');

export const lounger: Draw = (p) =>
  [
    shadow(200, 322, 180),
    stroke('M40 250 H300 M300 250 L362 130', p.metalDark, 14),
    stroke('M84 252 V318 M250 252 V318', p.metalDark, 14),
    path('M36 222 H296 L352 108 L376 120 L314 250 H36 Z', p.face),
    each([96, 156, 216], (x) => stroke(`M${x} 224 V250`, p.deep, 3, { opacity: 0.4 })),
    path('M318 176 L352 108 L376 120 L344 186 Z', p.light),
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

export const cushion: Draw = (p, shape) =>
  [
    shadow(200, 340, 140),
    path('M70 96 Q200 70 330 96 Q352 200 330 316 Q200 342 70 316 Q48 200 70 96 Z', p.face),
    shape === 'stripes'
      ? each([116, 172, 228, 284], (x) =>
          path(`M${x} 86 Q${x - 8} 200 ${x} 328 h20 Q${x + 12} 200 ${x + 20} 84 Z`, p.accent, { opacity: 0.75 }),
        )
      : '',
    shape === 'button'
      ? circle(200, 206, 11, p.deep) +
        stroke('M200 206 L140 160 M200 206 L262 160 M200 206 L140 254 M200 206 L262 254', p.deep, 3, { opacity: 0.3 })
      : '',
    path('M70 96 Q200 70 330 96 Q352 200 330 316 Q200 342 70 316 Q48 200 70 96 Z', 'none', {
      stroke: p.dark,
      width: 5,
      dash: '2 8',
      round: true,
    }),
    path('M92 120 Q180 100 250 108', 'none', { stroke: '#ffffff', width: 9, opacity: 0.3, round: true }),
  ].join('');

export const rug: Draw = (p, shape) =>
  [
    shadow(200, 320, 180),
    path('M84 132 H316 L372 310 H28 Z', p.face),
    path('M102 150 H298 L342 292 H58 Z', 'none', { stroke: p.accent, width: 8 }),
    shape === 'diamonds'
      ? each([130, 200, 270], (x) => path(`M${x} 176 l26 42 l-26 46 l-26 -46 Z`, p.accent, { opacity: 0.7 }))
      : each([182, 214, 250], (y) =>
          stroke(`M${96 - (y - 182) * 0.3} ${y} H${304 + (y - 182) * 0.3}`, p.accent, 9, { opacity: 0.7 }),
        ),
    times(22, (i) => stroke(`M${34 + i * 15.8} 310 v14`, p.light, 3)),
  ].join('');

export const shelf: Draw = (p) =>
  [
    shadow(200, 300, 160),
    rect(40, 214, 320, 22, 4, p.face),
    each([84, 300], (x) => path(`M${x} 236 h16 v46 q-16 0 -16 -46 Z`, p.metalDark)),
    rect(84, 122, 26, 92, 3, p.accent),
    rect(114, 108, 22, 106, 3, p.light),
    rect(140, 134, 30, 80, 3, '#c9a36f'),
    path('M246 214 Q236 170 262 170 H290 Q316 170 306 214 Z', '#d9d3c4'),
    path('M276 172 Q256 130 276 96 Q296 130 276 172 Z', p.leaf),
  ].join('');
