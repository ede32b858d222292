import { circle, each, ellipse, group, path, rect, shadow, stroke, times } from '../shapes';
import type { Draw } from './kind';

export const screwdriver: Draw = (p, shape) => {
  const one = (x: number, angle: number, length: number) =>
    group(
      `translate(${x} 200) rotate(${angle})`,
      rect(-7, -30, 14, length, 4, p.metal),
      path(`M-9 ${length - 36} H9 L6 ${length - 14} H-6 Z`, p.metalDark),
      path('M-26 -150 Q0 -168 26 -150 L30 -60 Q22 -44 20 -26 H-20 Q-22 -44 -30 -60 Z', p.face),
      each([-14, 0, 14], (at) => rect(at - 3, -140, 6, 84, 3, p.deep, { opacity: 0.35 })),
      rect(-22, -40, 44, 14, 6, p.black),
    );
  return shape === 'set'
    ? shadow(200, 352, 140) + one(120, 6, 150) + one(200, 0, 176) + one(280, -6, 150)
    : shadow(200, 352, 90) + one(206, 24, 190);
};

export const wrench: Draw = (p, shape) => {
  const one = (x: number, scale: number) =>
    group(
      `translate(${x} 204) scale(${scale}) rotate(14)`,
      path(
        'M-16 -70 Q-46 -90 -40 -130 L-22 -150 V-112 Q0 -98 22 -112 V-150 L40 -130 Q46 -90 16 -70 L18 80 Q44 96 40 124 Q28 152 0 152 Q-28 152 -40 124 Q-44 96 -18 80 Z',
        p.metal,
        { stroke: p.metalDark, width: 3 },
      ),
      circle(0, 118, 19, p.paper, { stroke: p.metalDark, width: 4 }),
      rect(-8, -50, 16, 116, 8, p.face),
    );
  return shape === 'set'
    ? shadow(200, 362, 130) + one(110, 0.74) + one(196, 0.9) + one(296, 1.05)
    : shadow(200, 362, 90) + one(200, 1.12);
};

export const socketSet: Draw = (p) =>
  [
    shadow(200, 330, 160),
    path('M54 96 H346 L362 190 H38 Z', p.dark),
    rect(36, 190, 328, 136, 18, p.face),
    rect(54, 206, 292, 104, 10, p.black),
    times(9, (i) => circle(78 + i * 31, 232, 12, p.metalRound) + circle(78 + i * 31, 232, 5, p.black)),
    times(6, (i) => circle(78 + i * 31, 264, 9, p.metalRound)),
    stroke('M90 292 H290', p.metal, 11),
    circle(304, 290, 16, p.metalRound),
    path('M76 116 H324 L332 166 H68 Z', p.black, { opacity: 0.5 }),
    rect(168, 320, 64, 14, 7, p.accent),
  ].join('');

export const tapeMeasure: Draw = (p) =>
  [
    shadow(210, 334, 120),
    path('M96 300 H60 V322 H300 V300 Z', '#f2cf3d'),
    times(14, (i) => rect(70 + i * 14, 300, 2.5, i % 2 ? 7 : 13, 0, p.black)),
    path('M100 110 H250 Q326 118 326 206 V306 Q326 322 306 322 H116 Q96 322 96 302 V126 Q96 110 100 110 Z', p.face),
    circle(206, 214, 68, p.black),
    circle(206, 214, 48, p.accent),
    circle(206, 214, 48, '#ffffff', { opacity: 0.2 }),
    rect(86, 286, 22, 42, 4, p.metal),
    path('M120 128 H240 Q292 136 306 180', 'none', { stroke: '#ffffff', width: 8, opacity: 0.35, round: true }),
  ].join('');

export const level: Draw = (p) =>
  shadow(200, 276, 176) +
  group(
    'rotate(-12 200 206)',
    rect(20, 170, 360, 72, 8, p.face),
    rect(20, 170, 360, 14, 6, p.light),
    rect(158, 182, 84, 44, 10, '#d8e88b'),
    ellipse(200, 204, 18, 11, '#f4f9d2'),
    each([182, 214], (x) => rect(x, 184, 3, 40, 1, p.black)),
    each([72, 328], (x) => circle(x, 206, 22, p.paper) + circle(x, 206, 15, '#d8e88b')),
    each([20, 364], (x) => rect(x, 168, 16, 76, 5, p.black)),
  );

export const organizer: Draw = (p) =>
  [
    shadow(200, 336, 160),
    rect(44, 110, 312, 216, 18, p.face),
    rect(58, 124, 284, 188, 10, p.black, { opacity: 0.8 }),
    times(
      12,
      (i) =>
        rect(66 + (i % 4) * 69, 132 + Math.floor(i / 4) * 60, 61, 52, 6, i % 3 ? '#d6dcdf' : p.accent) +
        circle(86 + (i % 4) * 69, 160 + Math.floor(i / 4) * 60, 8, p.metalDark) +
        circle(106 + (i % 4) * 69, 152 + Math.floor(i / 4) * 60, 6, p.metal),
    ),
    rect(44, 110, 312, 216, 18, p.glass, { opacity: 0.5 }),
    rect(150, 92, 100, 26, 10, p.dark),
  ].join('');

export const paintBrush: Draw = (p, shape) =>
  shadow(200, 356, 90) +
  group(
    'translate(200 210) rotate(22)',
    path(
      shape === 'round' ? 'M-24 40 H24 L18 110 Q0 140 -18 110 Z' : 'M-52 40 H52 L48 112 Q0 134 -48 112 Z',
      '#d9c39a',
    ),
    times(8, (i) => stroke(`M${-42 + i * 12} 46 l${(i - 4) * -1} 66`, '#a98d5d', 1.6)),
    rect(shape === 'round' ? -28 : -56, -6, shape === 'round' ? 56 : 112, 50, 5, p.metal),
    path('M-34 -6 Q-20 -50 -18 -120 Q-16 -160 0 -160 Q16 -160 18 -120 Q20 -50 34 -6 Z', p.face),
    circle(0, -138, 6, p.paper),
  );

export const paintRoller: Draw = (p) =>
  shadow(200, 352, 120) +
  [
    stroke('M312 128 H344 V196 H204 V232', p.metalDark, 11),
    rect(72, 92, 240, 74, 34, p.face),
    rect(72, 92, 240, 26, 13, '#ffffff', { opacity: 0.28 }),
    ellipse(312, 129, 10, 37, p.deep),
    path('M186 228 H222 L226 336 Q204 358 182 336 Z', p.accent),
    rect(182, 222, 44, 20, 8, p.black),
  ].join('');

export const workbench: Draw = (p) =>
  [
    shadow(200, 360, 160),
    each([84, 300], (x) => rect(x, 176, 20, 180, 4, p.metalRound)),
    rect(84, 292, 236, 16, 4, p.face),
    rect(54, 142, 292, 38, 6, p.wood),
    rect(54, 142, 292, 10, 4, '#ffffff', { opacity: 0.25 }),
    rect(104, 196, 192, 44, 6, p.face),
    rect(176, 212, 48, 9, 4, p.metal),
    group(
      'translate(286 130)',
      rect(-22, -30, 56, 42, 6, p.metalDark),
      rect(-34, -22, 26, 24, 4, p.metal),
      stroke('M34 -10 H62', p.metal, 7),
    ),
  ].join('');

export const stepLadder: Draw = (p) =>
  [
    shadow(200, 366, 140),
    path('M214 56 H232 L318 360 H298 Z', p.metalDark),
    path('M168 56 H188 L112 360 H90 Z', p.metalRound),
    path('M236 56 H216 L262 360 H284 Z', p.metalRound),
    times(4, (i) => path(`M${154 - i * 17} ${124 + i * 62} H${238 + i * 11} l6 20 H${150 - i * 17} Z`, p.face)),
    rect(150, 40, 104, 24, 8, p.face),
    each([82, 254, 296], (x) => rect(x, 352, 32, 14, 6, p.black)),
  ].join('');
