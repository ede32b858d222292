import { circle, each, ellipse, group, path, rect, shadow, stroke, times } from '../shapes';
import type { Draw } from './kind';

export const tableLamp: Draw = (p, shape) =>
  shape === 'dome'
    ? [
        stroke('M200 10 V130', p.black, 5),
        circle(200, 262, 130, 'url(#glow)'),
        path('M110 250 Q120 130 200 130 Q280 130 290 250 Z', p.face),
        ellipse(200, 250, 90, 17, '#fff0bd'),
        rect(186, 112, 28, 26, 6, p.metalDark),
      ].join('')
    : [
        shadow(200, 362, 100),
        circle(200, 150, 150, 'url(#glow)'),
        path('M134 74 H266 L306 206 H94 Z', p.face),
        rect(192, 206, 16, 130, 4, p.metalRound),
        ellipse(200, 346, 80, 17, p.dark),
        ellipse(200, 340, 80, 16, p.base),
      ].join('');

export const mug: Draw = (p, shape) =>
  [
    shadow(190, 346, 120),
    stroke('M270 170 C360 160 350 300 262 288', p.dark, 26),
    stroke('M270 170 C352 162 344 296 262 286', p.base, 14),
    path(
      shape === 'tall'
        ? 'M92 90 H278 L266 332 Q184 356 104 332 Z'
        : 'M82 130 H284 Q286 300 250 334 Q184 352 118 334 Q80 300 82 130 Z',
      p.body,
    ),
    ellipse(184, shape === 'tall' ? 90 : 130, shape === 'tall' ? 93 : 101, 22, p.light),
    ellipse(184, shape === 'tall' ? 92 : 132, shape === 'tall' ? 80 : 88, 16, p.deep),
    shape === 'dots'
      ? times(9, (i) => circle(112 + (i % 3) * 64, 190 + Math.floor(i / 3) * 46, 10, p.accent))
      : rect(88, 262, 186, 17, 0, p.accent, { opacity: 0.8 }),
    path('M112 166 Q112 260 136 316', 'none', { stroke: '#ffffff', width: 10, opacity: 0.32, round: true }),
  ].join('');

export const candle: Draw = (p, shape) =>
  shape === 'glass'
    ? [
        shadow(200, 350, 100),
        circle(200, 110, 90, 'url(#glow)'),
        path('M110 150 H290 V326 Q200 356 110 326 Z', p.body),
        ellipse(200, 150, 90, 20, p.light),
        ellipse(200, 152, 74, 14, '#fdf3d7'),
        path('M200 78 q22 36 0 68 q-22 -32 0 -68 Z', 'url(#flame)'),
        rect(140, 212, 120, 70, 8, p.paper, { opacity: 0.9 }),
        rect(164, 240, 72, 9, 4, p.accent),
      ].join('')
    : [
        shadow(200, 356, 120),
        each(
          [
            [120, 196],
            [200, 136],
            [280, 226],
          ].map(([x]) => x ?? 0),
          (x, i) => {
            const y = [196, 136, 226][i] ?? 196;
            return (
              circle(x, y - 40, 54, 'url(#glow)') +
              rect(x - 34, y, 68, 350 - y, 8, p.body) +
              ellipse(x, y, 34, 9, p.light) +
              path(`M${x} ${y - 56} q17 28 0 52 q-17 -24 0 -52 Z`, 'url(#flame)')
            );
          },
        ),
      ].join('');

export const vase: Draw = (p, shape) =>
  [
    shadow(200, 360, 90),
    each(
      [-34, -8, 22, 46],
      (x, i) =>
        stroke(`M200 150 Q${200 + x} 100 ${200 + x * 2} ${46 + (i % 2) * 20}`, p.leafDark, 6) +
        circle(200 + x * 2, 44 + (i % 2) * 20, 20, i % 2 ? p.accent : '#f3ddc0') +
        circle(200 + x * 2, 44 + (i % 2) * 20, 7, '#e0a33a'),
    ),
    path(
      shape === 'tall'
        ? 'M164 140 H236 Q226 200 256 260 Q262 352 200 356 Q138 352 144 260 Q174 200 164 140 Z'
        : 'M158 140 H242 Q236 172 290 228 Q306 350 200 356 Q94 350 110 228 Q164 172 158 140 Z',
      p.body,
    ),
    ellipse(200, 140, shape === 'tall' ? 36 : 42, 9, p.deep),
    path('M146 240 Q138 300 160 332', 'none', { stroke: '#ffffff', width: 10, opacity: 0.32, round: true }),
  ].join('');

export const blanket: Draw = (p, shape) =>
  [
    shadow(200, 332, 160),
    each(
      [284, 244, 204, 164],
      (y, i) =>
        path(
          `M58 ${y} Q58 ${y - 30} 84 ${y - 30} H316 Q342 ${y - 30} 342 ${y} V${y + 14} Q342 ${y + 34} 316 ${y + 34} H84 Q58 ${y + 34} 58 ${y + 14} Z`,
          i % 2 ? p.base : p.body,
        ) + path(`M64 ${y + 24} H336`, 'none', { stroke: p.deep, width: 3, opacity: 0.35 }),
    ),
    shape === 'check'
      ? each([110, 180, 250], (x) => rect(x, 134, 20, 184, 2, p.accent, { opacity: 0.5 }))
      : rect(58, 186, 284, 12, 4, p.accent, { opacity: 0.7 }),
    times(24, (i) => stroke(`M${66 + i * 11.6} 318 v15`, p.light, 3)),
  ].join('');

export const towel: Draw = (p) =>
  [
    shadow(200, 346, 130),
    each(
      [294, 236, 178],
      (y, i) =>
        rect(84, y, 232, 52, 24, i % 2 ? p.light : p.body) +
        stroke(`M104 ${y + 26} H300`, '#ffffff', 3, { opacity: 0.3, dash: '3 6' }),
    ),
    rect(84, 256, 232, 12, 4, p.accent),
  ].join('');

export const cookingPot: Draw = (p) =>
  [
    shadow(200, 342, 150),
    stroke('M66 226 H36 V262 H66 M334 226 H364 V262 H334', p.metalDark, 13),
    path('M66 196 H334 V304 Q326 334 290 336 H110 Q74 334 66 304 Z', p.body),
    path('M60 196 Q200 116 340 196 Z', p.metal),
    rect(56, 190, 288, 16, 8, p.metalDark),
    rect(176, 118, 48, 26, 10, p.black),
    path('M90 222 V296', 'none', { stroke: '#ffffff', width: 10, opacity: 0.32, round: true }),
  ].join('');

export const pan: Draw = (p) =>
  [
    shadow(180, 320, 150),
    rect(262, 196, 126, 26, 13, p.wood, { transform: 'rotate(-14 270 210)' }),
    ellipse(170, 236, 142, 66, p.dark),
    ellipse(170, 226, 142, 62, p.base),
    ellipse(170, 230, 118, 47, p.black),
    ellipse(150, 218, 70, 20, '#ffffff', { opacity: 0.12 }),
  ].join('');

export const knife: Draw = (p, shape) => {
  const one = (y: number, scale: number) =>
    group(
      `translate(200 ${y}) scale(${scale}) rotate(-12)`,
      path('M-168 10 Q-60 -38 60 -28 L64 22 Q-60 26 -168 10 Z', p.metal),
      path('M60 -30 H176 Q192 -4 176 22 H64 Z', shape === 'wood' ? p.wood : p.face),
      each([92, 124, 156], (x) => circle(x, -4, 5, p.metal)),
    );
  return shape === 'set'
    ? shadow(200, 330, 150) + one(130, 0.8) + one(204, 0.95) + one(282, 1.06)
    : shadow(200, 290, 150) + one(210, 1.05);
};

export const jar: Draw = (p, shape) =>
  [
    shadow(200, 356, 100),
    path('M116 120 H284 Q304 140 304 170 V326 Q302 352 274 354 H126 Q98 352 96 326 V170 Q96 140 116 120 Z', p.glass, {
      stroke: '#b8ccd0',
      width: 4,
    }),
    path('M104 210 H296 V324 Q294 346 272 346 H128 Q106 346 104 324 Z', shape === 'jam' ? '#a8253a' : p.base, {
      opacity: 0.85,
    }),
    rect(110, 76, 180, 48, 10, p.face),
    rect(138, 236, 124, 72, 8, p.paper),
    rect(158, 262, 84, 9, 4, p.accent),
    path('M116 160 V320', 'none', { stroke: '#ffffff', width: 8, opacity: 0.5, round: true }),
  ].join('');

export const broom: Draw = (p) =>
  shadow(200, 366, 90) +
  group(
    'translate(210 200) rotate(14)',
    rect(-8, -172, 16, 250, 7, p.wood),
    rect(-64, 66, 128, 30, 10, p.face),
    times(15, (i) => stroke(`M${-58 + i * 8.3} 96 L${-72 + i * 10.3} 162`, i % 2 ? p.accent : p.light, 6)),
  );

export const sponge: Draw = (p) =>
  [
    shadow(200, 316, 140),
    path('M66 196 H310 L338 226 V300 H94 L66 270 Z', p.body),
    path('M66 196 H310 L338 226 H94 Z', p.accent),
    times(14, (i) => ellipse(116 + (i % 7) * 31, 252 + Math.floor(i / 7) * 28, 7, 5, p.deep, { opacity: 0.35 })),
  ].join('');

export const lightBulb: Draw = (p, shape) =>
  [
    shadow(200, 362, 60),
    circle(200, 160, 150, 'url(#glow)'),
    shape === 'candle'
      ? path('M200 50 Q262 150 232 244 H168 Q138 150 200 50 Z', '#fff5d6', { stroke: '#e4d6a7', width: 4 })
      : path('M200 56 Q292 60 288 158 Q280 206 240 250 H160 Q120 206 112 158 Q108 60 200 56 Z', '#fff5d6', {
          stroke: '#e4d6a7',
          width: 4,
        }),
    stroke('M180 246 V180 L192 164 L200 182 L208 164 L220 180 V246', p.accent, 4),
    rect(158, 248, 84, 70, 10, p.metalRound),
    each([266, 284, 302], (y) => stroke(`M158 ${y} H242`, p.metalDark, 5)),
    path('M174 318 H226 L214 344 H186 Z', p.black),
  ].join('');

export const birdFeeder: Draw = (p) =>
  [
    stroke('M200 20 V96', p.metalDark, 5),
    path('M70 168 L200 78 L330 168 L318 190 L200 110 L82 190 Z', p.face),
    rect(112, 160, 176, 128, 4, p.glass, { stroke: p.woodDark, width: 6 }),
    path('M118 230 Q200 196 282 230 V284 H118 Z', '#d8a64a'),
    rect(70, 284, 260, 24, 6, p.wood),
    circle(300, 262, 20, p.accent),
    circle(316, 246, 12, p.accent),
    path('M326 244 l15 4 l-15 6 Z', '#e2a02b'),
    circle(319, 243, 2.5, p.black),
  ].join('');

export const clock: Draw = (p) =>
  [
    shadow(200, 362, 110),
    circle(200, 196, 146, p.dark),
    circle(200, 196, 138, p.base),
    circle(200, 196, 118, p.paper),
    times(12, (i) => rect(197, 90, 6, i % 3 ? 11 : 21, 2, p.black, { transform: `rotate(${i * 30} 200 196)` })),
    stroke('M200 196 V122', p.black, 8),
    stroke('M200 196 L252 224', p.black, 8),
    circle(200, 196, 8, p.accent),
  ].join('');

export const curtain: Draw = (p) =>
  [
    rect(34, 44, 332, 15, 7, p.metalRound),
    each([34, 366], (x) => circle(x, 52, 14, p.metalDark)),
    times(6, (i) => path(`M${50 + i * 26} 60 h26 q4 150 -2 296 h-26 q8 -150 2 -296 Z`, i % 2 ? p.base : p.body)),
    times(5, (i) => path(`M${222 + i * 26} 60 h26 q4 150 -2 296 h-26 q8 -150 2 -296 Z`, i % 2 ? p.base : p.dark)),
  ].join('');
