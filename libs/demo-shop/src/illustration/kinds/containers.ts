import type { Paint } from '../paint';
import { circle, each, ellipse, path, rect, shadow, stroke, times, within } from '../shapes';
import type { Draw } from './kind';

export const bucket: Draw = (p) =>
  [
    shadow(200, 356, 112),
    path('M86 132 H314 L284 344 Q200 364 116 344 Z', p.body),
    path('M104 262 L110 292 Q200 312 290 292 L296 262 Q200 284 104 262 Z', '#000000', { opacity: 0.1 }),
    ellipse(200, 132, 114, 27, p.light),
    ellipse(200, 135, 98, 20, p.deep),
    stroke('M90 142 C84 330 316 330 310 142', p.metalDark, 7),
    stroke('M90 140 C84 326 316 326 310 140', '#d9dee1', 3),
    rect(168, 268, 64, 22, 11, p.rubber),
    each([90, 310], (x) => circle(x, 146, 10, p.dark)),
    path('M116 176 L136 326', 'none', { stroke: '#ffffff', width: 10, opacity: 0.3, round: true }),
  ].join('');

const outlines: Readonly<Record<string, string>> = {
  round: 'M62 176 Q200 196 338 176 Q336 312 270 344 Q200 356 130 344 Q64 312 62 176 Z',
  square: 'M58 176 H342 L322 342 Q200 352 78 342 Z',
  pot: 'M92 116 Q200 134 308 116 L282 342 Q200 356 118 342 Z',
};

/** Rows of withies, each woven over the gaps of the one above. */
function weave(p: Paint, left: number, top: number, columns: number, rows: number): string {
  return times(rows, (row) =>
    times(columns, (i) => {
      const x = left + i * 22 + (row % 2) * 11 + row * 1.6;
      return rect(x, top + row * 17, 19, 12, 6, row % 2 ? p.deep : p.light, { opacity: 0.42 });
    }),
  );
}

export const basket: Draw = (p, shape) => {
  const tall = shape === 'pot';
  const rim = tall ? 108 : 168;
  const outline = outlines[shape] ?? 'M62 176 Q200 196 338 176 Q336 312 270 344 Q200 356 130 344 Q64 312 62 176 Z';
  return [
    shadow(200, 352, tall ? 106 : 138),
    shape === 'square'
      ? ''
      : tall
        ? ''
        : stroke('M84 184 C92 36 308 36 316 184', p.dark, 17) + stroke('M84 182 C94 42 306 42 316 182', p.base, 8),
    path(outline, p.body),
    within(outline, weave(p, tall ? 84 : 54, tall ? 136 : 198, tall ? 11 : 14, tall ? 12 : 8)),
    shape === 'square' ? each([66, 304], (x) => rect(x, 190, 32, 16, 8, p.deep, { opacity: 0.8 })) : '',
    ellipse(200, rim + 10, tall ? 108 : 140, tall ? 17 : 19, p.dark),
    ellipse(200, rim + 9, tall ? 94 : 122, tall ? 10 : 11, p.deep),
  ].join('');
};

export const storageBox: Draw = (p, shape) =>
  [
    shadow(200, 354, 158),
    path('M46 172 L200 226 V358 L46 300 Z', p.base),
    path('M354 172 L200 226 V358 L354 300 Z', p.dark),
    shape === 'lid'
      ? path('M34 156 L200 104 L366 156 L200 212 Z', p.light) +
        path('M34 156 L200 212 V244 L34 188 Z', p.base) +
        path('M366 156 L200 212 V244 L366 188 Z', p.dark) +
        path('M34 188 L200 244 V252 L46 196 Z M366 188 L200 244 V252 L354 196 Z', '#000000', { opacity: 0.2 })
      : path('M46 172 L200 126 L354 172 L200 226 Z', p.deep) +
        path('M46 172 L200 126 V172 L76 184 Z', p.dark) +
        path('M200 126 L354 172 L324 184 L200 172 Z', p.base) +
        path('M46 172 L20 150 L176 102 L200 126 Z', p.light) +
        path('M354 172 L380 150 L224 102 L200 126 Z', p.base),
    path('M100 258 L146 274 V304 L100 288 Z', p.paper, { opacity: 0.92 }),
    path('M108 270 L138 280 M108 282 L126 288', 'none', { stroke: p.deep, width: 4, opacity: 0.5, round: true }),
    path('M252 262 L300 246 V260 L252 276 Z', p.deep),
  ].join('');

export const rack: Draw = (p) =>
  [
    shadow(200, 370, 140),
    each([92, 296], (x) => rect(x, 44, 12, 300, 3, p.metalDark)),
    each([66, 318], (x) => rect(x, 30, 18, 336, 4, p.metalRound)),
    each(
      [60, 148, 236, 324],
      (y) => path(`M84 ${y - 8} H316 L334 ${y} H66 Z`, p.light) + rect(66, y, 270, 15, 3, p.face),
    ),
    rect(104, 92, 66, 54, 5, p.accent) + rect(104, 92, 66, 54, 5, 'url(#tube)', { opacity: 0.5 }),
    rect(184, 106, 110, 40, 5, '#c9a36f') + stroke('M239 106 V146', '#a98250', 4),
    rect(106, 176, 120, 58, 5, '#b9c4c8') + rect(106, 176, 120, 14, 5, '#96a4aa'),
    circle(268, 208, 26, p.base) + circle(268, 208, 26, 'url(#ball)'),
    rect(112, 270, 74, 52, 5, p.light) + rect(112, 270, 74, 52, 5, 'url(#tube)', { opacity: 0.5 }),
    rect(206, 254, 80, 68, 5, '#c9a36f') + rect(218, 272, 40, 22, 3, p.paper),
  ].join('');

export const composter: Draw = (p) =>
  [
    shadow(200, 362, 140),
    path('M92 120 H308 L330 356 H70 Z', p.body),
    each([160, 204, 248, 292], (y) =>
      rect(96 - (y - 120) / 12, y, 208 + (y - 120) / 6, 10, 4, p.deep, { opacity: 0.4 }),
    ),
    path('M80 122 Q200 40 320 122 Z', p.dark),
    ellipse(200, 92, 34, 10, p.black),
    rect(140, 306, 120, 44, 6, p.deep),
    rect(180, 318, 40, 10, 5, p.light, { opacity: 0.6 }),
  ].join('');

export const rainBarrel: Draw = (p, shape) => {
  const amphora = shape === 'amphora';
  const body = amphora
    ? 'M138 76 Q132 104 104 130 Q72 168 92 250 Q110 334 140 358 H260 Q290 334 308 250 Q328 168 296 130 Q268 104 262 76 Z'
    : 'M112 62 Q200 48 288 62 Q322 210 288 354 Q200 372 112 354 Q78 210 112 62 Z';
  return [
    shadow(200, 368, 118),
    path(body, p.body),
    within(
      body,
      each(
        amphora ? [150, 300] : [112, 160, 208, 256, 304],
        (y) =>
          stroke(`M${amphora ? 100 : 96} ${y} Q200 ${y + 20} ${amphora ? 300 : 304} ${y}`, p.deep, amphora ? 5 : 8, {
            opacity: 0.38,
          }) +
          stroke(`M${amphora ? 100 : 96} ${y + 7} Q200 ${y + 27} ${amphora ? 300 : 304} ${y + 7}`, p.light, 3, {
            opacity: 0.35,
          }),
      ),
    ),
    ellipse(200, amphora ? 72 : 60, amphora ? 72 : 96, amphora ? 15 : 19, p.light),
    ellipse(200, amphora ? 72 : 59, amphora ? 58 : 80, amphora ? 10 : 13, p.dark),
    circle(200, 326, 11, p.metal),
    stroke('M200 330 V350 H220', p.metalDark, 9),
    rect(190, 306, 20, 8, 4, p.accent),
    path('M124 110 Q108 210 126 320', 'none', { stroke: '#ffffff', width: 11, opacity: 0.24, round: true }),
  ].join('');
};
