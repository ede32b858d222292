import { circle, each, ellipse, group, path, rect, shadow, stroke, times } from '../shapes';
import type { Paint } from '../paint';
import type { Draw } from './kind';

const leaf = (x: number, y: number, angle: number, size: number, color: string) =>
  group(
    `translate(${x} ${y}) rotate(${angle}) scale(${size})`,
    path('M0 0 Q-26 -40 0 -84 Q26 -40 0 0 Z', color),
    stroke('M0 -4 V-66', '#ffffff', 2, { opacity: 0.4 }),
  );

const sprig = (p: Paint, x: number, y: number, size: number) =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    stroke('M0 60 V-30', p.leafDark, 6),
    leaf(0, 30, -52, 0.8, p.leaf),
    leaf(0, 30, 52, 0.8, p.leafDark),
    leaf(0, -4, -40, 0.8, p.leaf),
    leaf(0, -4, 40, 0.8, p.leafDark),
    leaf(0, -26, 0, 0.8, p.leaf),
  );

/** What stands on a bag: the plant it is for. */
function emblem(p: Paint, shape: string): string {
  switch (shape) {
    case 'flower':
      return group(
        'translate(200 216)',
        stroke('M0 0 V70', p.leafDark, 7),
        times(8, (i) => ellipse(0, -30, 14, 28, i % 2 ? p.accent : '#f4b7c5', { transform: `rotate(${i * 45})` })),
        circle(0, 0, 15, '#f3c53f'),
        leaf(0, 64, 52, 0.6, p.leaf),
      );
    case 'lawn':
    case 'grass':
      return times(15, (i) =>
        path(
          `M${132 + i * 10} 286 q${(i % 3) * 4 - 4} -60 ${(i % 3) * 8 - 8} -${70 + (i % 4) * 14} q10 40 12 ${70 + (i % 4) * 14} Z`,
          i % 2 ? p.leaf : p.leafDark,
        ),
      );
    case 'tomato':
      return (
        circle(200, 232, 46, '#d8412f') +
        circle(184, 216, 13, '#ffffff', { opacity: 0.3 }) +
        times(5, (i) => path('M200 188 l8 -26 l-16 0 Z', p.leafDark, { transform: `rotate(${i * 72 - 144} 200 194)` }))
      );
    case 'bark':
      return times(13, (i) =>
        rect(136 + (i % 5) * 27, 188 + Math.floor(i / 5) * 32, 34, 15, 6, i % 2 ? '#8a5a37' : '#6b4429', {
          transform: `rotate(${((i * 37) % 60) - 30} ${150 + (i % 5) * 27} ${196 + Math.floor(i / 5) * 32})`,
        }),
      );
    case 'pebbles':
      return times(14, (i) =>
        ellipse(
          142 + (i % 5) * 29,
          192 + Math.floor(i / 5) * 30,
          17,
          12,
          ['#c8c3ba', '#a8a39a', '#e2ddd3'][i % 3] ?? '#c8c3ba',
        ),
      );
    default:
      return sprig(p, 200, 226, 0.95);
  }
}

export const soilBag: Draw = (p, shape) =>
  [
    shadow(200, 362, 130),
    path('M96 60 Q200 44 304 60 Q322 200 312 344 Q200 372 88 344 Q78 200 96 60 Z', p.body),
    path('M96 60 Q200 44 304 60 L302 86 Q200 72 98 86 Z', p.dark),
    ellipse(200, 226, 88, 96, p.paper, { opacity: 0.94 }),
    emblem(p, shape),
    rect(140, 106, 120, 16, 8, p.accent),
    rect(164, 334, 72, 12, 6, p.paper, { opacity: 0.7 }),
    path('M112 100 Q100 220 112 330', 'none', { stroke: '#ffffff', width: 9, opacity: 0.22, round: true }),
  ].join('');

export const grainBag: Draw = (p, shape) =>
  [
    shadow(200, 352, 120),
    path('M104 120 H296 L312 346 H88 Z', p.body),
    path('M104 120 L116 66 H284 L296 120 Z', p.dark),
    stroke('M112 96 H288', p.paper, 3, { dash: '8 7' }),
    rect(124, 156, 152, 150, 12, p.paper, { opacity: 0.94 }),
    group('translate(46 46) scale(.78)', emblem(p, shape)),
    path('M112 138 L98 330', 'none', { stroke: '#ffffff', width: 8, opacity: 0.25, round: true }),
  ].join('');

export const bottle: Draw = (p, shape) =>
  [
    shadow(200, 362, 90),
    shape === 'canister'
      ? path('M116 120 H250 Q286 124 286 160 V340 Q284 358 266 358 H134 Q116 356 116 338 Z', p.body) +
        path('M212 112 Q272 108 276 168 L252 176 Q248 140 212 140 Z', p.dark)
      : path(
          'M162 110 H238 V136 Q278 160 278 200 V340 Q276 358 258 358 H142 Q124 356 122 340 V200 Q122 160 162 136 Z',
          p.body,
        ),
    rect(shape === 'canister' ? 134 : 158, 62, shape === 'canister' ? 70 : 84, 54, 10, p.accent),
    times(7, (i) =>
      rect((shape === 'canister' ? 140 : 164) + i * (shape === 'canister' ? 9 : 11), 66, 4, 46, 2, '#000000', {
        opacity: 0.16,
      }),
    ),
    rect(130, 204, 140, 116, 10, p.paper, { opacity: 0.95 }),
    sprig(p, 200, 262, 0.62),
    path('M142 196 V336', 'none', { stroke: '#ffffff', width: 8, opacity: 0.3, round: true }),
  ].join('');

export const triggerBottle: Draw = (p) =>
  [
    shadow(204, 362, 90),
    path('M150 176 H254 Q284 230 284 270 V342 Q282 358 264 358 H140 Q122 356 122 340 V270 Q122 230 150 176 Z', p.body),
    rect(172, 130, 58, 48, 8, p.black),
    path('M128 70 H262 Q280 74 278 104 L236 132 H170 L160 110 H128 Z', p.accent),
    stroke('M158 118 Q130 150 150 182', p.black, 13),
    rect(104, 74, 28, 28, 5, p.black),
    rect(138, 244, 132, 86, 10, p.paper, { opacity: 0.95 }),
    sprig(p, 204, 288, 0.48),
  ].join('');

export const paintTin: Draw = (p, shape) =>
  [
    shadow(200, 352, shape === 'small' ? 90 : 116),
    group(
      shape === 'small' ? 'translate(52 84) scale(.74)' : 'translate(0 0)',
      stroke('M90 150 C80 40 320 40 310 150', p.metalDark, 6),
      rect(88, 124, 224, 222, 14, p.metalRound),
      rect(88, 176, 224, 128, 0, p.body),
      ellipse(200, 124, 112, 28, p.metal),
      ellipse(200, 124, 92, 20, p.base),
      path('M118 128 Q112 190 126 214 Q140 226 142 196 Q146 160 150 140 Z', p.base),
      rect(160, 206, 84, 70, 10, p.paper, { opacity: 0.92 }),
      shape === 'spray' ? '' : circle(202, 241, 24, p.base),
    ),
  ].join('');

export const bulbPack: Draw = (p, shape) =>
  [
    shadow(200, 350, 110),
    path('M112 90 H288 L300 346 H100 Z', '#efe2c4'),
    times(6, (i) => stroke(`M${112 + i * 34} 130 L${106 + i * 36} 340`, '#cdb98d', 3)),
    each(
      [156, 214, 262],
      (x, i) =>
        path(`M${x} ${230 + (i % 2) * 50} q-34 40 0 66 q34 -26 0 -66 Z`, '#a8713f') +
        stroke(`M${x} ${232 + (i % 2) * 50} v-12`, '#d8c79a', 4),
    ),
    rect(104, 66, 192, 84, 10, p.face),
    group('translate(88 -12) scale(.56)', emblem(p, shape === 'bulb' ? 'flower' : shape)),
  ].join('');
