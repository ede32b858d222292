import { circle, each, ellipse, group, path, rect, shadow, stroke, times } from '../shapes';
import type { Draw } from './kind';

const shine = (d: string) => path(d, 'none', { stroke: '#ffffff', width: 9, opacity: 0.28, round: true });

export const pot: Draw = (p, shape) => {
  if (shape === 'bowl')
    return [
      shadow(200, 330, 140),
      path('M60 190 H340 Q330 310 250 326 H150 Q70 310 60 190 Z', p.body),
      ellipse(200, 190, 140, 30, p.light),
      ellipse(200, 190, 124, 23, p.soil),
      shine('M92 216 Q100 280 136 306'),
    ].join('');
  if (shape === 'tall')
    return [
      shadow(200, 366, 100),
      path('M112 70 H288 L268 360 H132 Z', p.body),
      ellipse(200, 70, 88, 22, p.light),
      ellipse(200, 70, 74, 16, p.soil),
      shine('M136 96 L148 330'),
    ].join('');
  if (shape === 'square')
    return [
      shadow(200, 350, 130),
      path('M84 130 L200 96 L316 130 L200 166 Z', p.light),
      path('M100 131 L200 103 L300 131 L200 160 Z', p.soil),
      path('M84 130 L200 166 V352 L106 312 Z', p.base),
      path('M316 130 L200 166 V352 L294 312 Z', p.dark),
    ].join('');
  return [
    shadow(200, 352, 120),
    path('M100 160 H300 L272 346 H128 Z', p.body),
    path('M84 118 H316 L308 172 H92 Z', p.body),
    ellipse(200, 118, 116, 24, p.light),
    ellipse(200, 118, 100, 17, p.soil),
    shape === 'ribbed'
      ? times(9, (i) => stroke(`M${118 + i * 20.5} 180 L${134 + i * 16.5} 338`, p.deep, 4, { opacity: 0.35 }))
      : '',
    shape === 'round' ? path('M92 172 H308 V180 H92 Z', p.deep, { opacity: 0.35 }) : '',
    shine('M116 188 L138 322'),
  ].join('');
};

export const planter: Draw = (p, shape) => {
  const legs = shape === 'legs';
  const top = legs ? 130 : 186;
  const leaves = times(9, (i) =>
    group(
      `translate(${88 + i * 28} ${top}) rotate(${(i % 3) * 16 - 16})`,
      path('M0 0 Q-26 -36 0 -78 Q26 -36 0 0 Z', i % 2 ? p.leaf : p.leafDark),
    ),
  );
  return [
    shadow(200, 354, 170),
    leaves,
    legs ? each([74, 306], (x) => rect(x, 220, 20, 134, 4, p.woodDark)) : '',
    path(`M44 ${top} H356 L344 ${top + 120} H56 Z`, p.body),
    rect(36, top - 12, 328, 24, 8, p.light),
    shape === 'wood'
      ? each([40, 80], (y) => rect(48, top + y, 304, 5, 2, p.deep, { opacity: 0.5 }))
      : shine(`M68 ${top + 26} V${top + 96}`),
    legs ? '' : rect(56, top + 116, 288, 12, 6, p.dark),
  ].join('');
};

export const hangingPot: Draw = (p) =>
  [
    stroke('M200 20 L92 218 M200 20 L308 218 M200 20 V210', p.metalDark, 5),
    circle(200, 22, 11, 'none', { stroke: p.metalDark, width: 6 }),
    times(11, (i) =>
      group(
        `translate(${104 + i * 19} 214) rotate(${(i - 5) * 13})`,
        path('M0 0 Q-22 -30 0 -66 Q22 -30 0 0 Z', i % 2 ? p.leaf : p.leafDark),
      ),
    ),
    each([116, 160, 244, 284], (x, i) => stroke(`M${x} 226 q${i % 2 ? 18 : -18} 46 ${i % 2 ? -4 : 6} 90`, p.leaf, 8)),
    path('M86 214 H314 Q304 318 246 336 H154 Q96 318 86 214 Z', p.body),
    ellipse(200, 216, 114, 18, p.light, { opacity: 0.55 }),
    shine('M116 244 Q124 292 156 314'),
  ].join('');

export const saucer: Draw = (p) =>
  [
    shadow(200, 292, 160),
    path('M44 218 H356 Q346 280 306 286 H94 Q54 280 44 218 Z', p.body),
    ellipse(200, 218, 156, 42, p.light),
    ellipse(200, 222, 132, 32, p.dark),
    ellipse(200, 226, 118, 26, p.base),
  ].join('');

export const raisedBed: Draw = (p, shape) => {
  const fill = shape === 'metal' ? p.body : p.wood;
  return [
    shadow(200, 348, 176),
    times(12, (i) =>
      group(
        `translate(${64 + i * 25} 178) rotate(${(i % 3) * 14 - 14})`,
        path('M0 0 Q-22 -28 0 -60 Q22 -28 0 0 Z', i % 2 ? p.leaf : p.leafDark),
      ),
    ),
    path('M50 172 L90 146 H310 L350 172 Z', p.soil),
    rect(34, 172, 332, 170, 8, fill),
    shape === 'metal'
      ? times(15, (i) => rect(46 + i * 21, 176, 8, 162, 4, p.deep, { opacity: 0.28 }))
      : each([214, 256, 298], (y) => rect(34, y, 332, 6, 0, p.woodDark)),
    each([34, 346], (x) => rect(x, 166, 20, 182, 4, shape === 'metal' ? p.dark : p.woodDark)),
    rect(30, 164, 340, 16, 6, p.face),
  ].join('');
};

export const bucket: Draw = (p) =>
  [
    shadow(200, 352, 116),
    path('M88 140 H312 L286 348 H114 Z', p.body),
    ellipse(200, 140, 112, 26, p.light),
    ellipse(200, 142, 96, 19, p.deep),
    stroke('M92 150 C92 330 308 330 308 150', p.metalDark, 7),
    rect(170, 270, 60, 20, 10, p.rubber),
    shine('M118 176 L136 326'),
  ].join('');

export const basket: Draw = (p, shape) =>
  [
    shadow(200, 348, 140),
    stroke('M88 196 C94 40 306 40 312 196', p.woodDark, 16),
    path(
      shape === 'round' ? 'M62 190 H338 Q334 320 270 344 H130 Q66 320 62 190 Z' : 'M58 190 H342 L322 344 H78 Z',
      p.body,
    ),
    times(5, (row) =>
      times(11, (i) =>
        rect(76 + i * 24 + (row % 2) * 10, 206 + row * 27, 18, 15, 6, row % 2 ? p.deep : p.light, { opacity: 0.35 }),
      ),
    ),
    rect(52, 180, 296, 22, 11, p.dark),
  ].join('');

export const storageBox: Draw = (p, shape) =>
  [
    shadow(200, 350, 160),
    path('M46 176 L200 130 L354 176 L200 226 Z', p.light),
    path('M46 176 L200 226 V356 L46 302 Z', p.base),
    path('M354 176 L200 226 V356 L354 302 Z', p.dark),
    shape === 'lid'
      ? path('M36 160 L200 110 L364 160 V190 L200 242 L36 190 Z', p.accent) +
        path('M36 160 L200 110 L364 160 L200 212 Z', '#ffffff', { opacity: 0.3 })
      : path('M110 196 L136 204 V226 L110 218 Z', p.deep),
    path('M252 250 L302 234 V252 L252 268 Z', p.deep, { opacity: 0.7 }),
  ].join('');

export const rack: Draw = (p) =>
  [
    shadow(200, 366, 140),
    each([72, 312], (x) => rect(x, 36, 18, 326, 4, p.metalRound)),
    each([60, 148, 236, 324], (y) => rect(66, y, 270, 15, 3, p.face)),
    rect(104, 92, 66, 56, 6, p.accent),
    rect(184, 108, 110, 40, 6, '#c9a36f'),
    rect(106, 176, 120, 60, 6, '#b9c4c8'),
    circle(268, 208, 26, p.base),
    rect(112, 272, 74, 52, 6, p.light),
    rect(206, 256, 80, 68, 6, '#c9a36f'),
  ].join('');
