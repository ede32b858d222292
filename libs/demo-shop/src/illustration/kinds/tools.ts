import type { Paint } from '../paint';
import { ball, circle, each, ellipse, group, path, rect, shadow, stroke, times } from '../shapes';
import type { Draw } from './kind';

const drillBody = (p: Paint, nose: string) =>
  [
    path('M66 96 Q66 82 82 82 H244 Q262 82 262 98 V150 Q262 176 240 178 H118 Q66 172 66 126 Z', p.body),
    path('M80 96 Q160 86 248 98 Q160 104 80 112 Z', '#ffffff', { opacity: 0.4 }),
    times(4, (i) => rect(100 + i * 15, 112, 7, 34, 3, '#000000', { opacity: 0.5 })),
    path('M140 174 H224 L206 292 H118 Z', '#2b3033'),
    path('M140 174 H166 L142 292 H118 Z', p.dark),
    stroke('M216 186 Q244 190 234 226', p.accent, 14),
    nose,
  ].join('');

const chuck = (p: Paint) =>
  rect(260, 98, 44, 64, 7, p.rubber) +
  times(5, (i) => stroke(`M${266 + i * 8} 100 v60`, '#000000', 2, { opacity: 0.6 })) +
  rect(304, 112, 20, 36, 4, p.metalRound) +
  rect(322, 125, 64, 10, 3, p.metal);

/** Cordless, with a cord and a second grip, or a short impact driver. */
export const drill: Draw = (p, shape) => {
  if (shape === 'corded') {
    return [
      shadow(200, 350, 118),
      stroke('M160 292 Q150 350 96 346 Q50 342 40 366', p.black, 11),
      drillBody(p, chuck(p)),
      rect(236, 90, 28, 80, 8, p.metalDark),
      path('M238 166 H264 L272 262 Q252 276 234 262 Z', p.rubber),
      rect(118, 284, 90, 18, 8, p.dark),
      stroke('M264 84 V44 H372', p.metalDark, 6),
    ].join('');
  }
  const impact = shape === 'impact';
  const nose = impact
    ? path('M260 96 L312 110 V150 L260 164 Z', p.metalRound) +
      rect(310, 116, 24, 28, 3, p.metalDark) +
      rect(332, 120, 20, 20, 2, p.metal)
    : chuck(p);
  return [
    shadow(178, 352, 124),
    group(
      impact ? 'translate(30 0)' : 'translate(0 0)',
      drillBody(p, nose),
      path('M92 286 H226 Q240 288 240 302 V330 Q240 346 224 346 H96 Q80 346 80 330 V302 Q80 288 92 286 Z', p.rubber),
      rect(80, 308, 160, 13, 0, p.face),
      each([0, 1, 2], (i) => circle(104 + i * 15, 334, 4, '#a9e05b')),
    ),
  ].join('');
};

const grip = (p: Paint) =>
  path('M-17 18 Q-22 90 -17 152 Q0 166 17 152 Q22 90 17 18 Z', p.face) +
  times(5, (i) => stroke(`M-16 ${60 + i * 18} H16`, p.deep, 4, { opacity: 0.35 }));

export const hammer: Draw = (p, shape) =>
  shadow(206, 366, 92) +
  group(
    'translate(196 206) rotate(20)',
    path('M-12 -96 H12 L15 40 H-15 Z', p.metalRound),
    grip(p),
    shape === 'claw'
      ? path('M-66 -142 H14 Q70 -142 96 -92 L84 -86 Q60 -108 22 -104 H-66 Z', p.metal) +
          path('M22 -126 Q64 -124 90 -90', 'none', { stroke: '#7d858a', width: 3 }) +
          rect(-92, -150, 30, 56, 7, p.metalDark)
      : path('M-66 -142 H44 L92 -108 Q94 -102 88 -100 H-66 Z', p.metal) +
          path('M44 -142 L92 -108 L46 -118 Z', '#ffffff', { opacity: 0.5 }) +
          rect(-90, -148, 28, 54, 6, p.metalDark),
    rect(-18, -146, 36, 54, 5, '#8f979c', { opacity: 0.5 }),
    path('M-60 -136 H30', 'none', { stroke: '#ffffff', width: 6, opacity: 0.6, round: true }),
  );

const jaws: Readonly<Record<string, string>> = {
  cutting: 'M160 176 Q146 110 178 92 Q198 84 200 98 V188 Z',
  combination: 'M160 176 Q150 110 182 58 Q200 44 200 62 V188 Z',
};

export const pliers: Draw = (p, shape) => {
  const jaw = jaws[shape] ?? 'M160 176 Q150 110 182 58 Q200 44 200 62 V188 Z';
  const arm = 'M212 178 C262 232 266 306 236 360';
  const limb = (flip: string, dark: string, light: string) =>
    group(
      flip,
      stroke(arm, dark, 34),
      stroke(arm, light, 24),
      stroke('M226 206 C252 250 252 300 236 340', '#ffffff', 5, { opacity: 0.3 }),
    );
  return [
    shadow(200, 370, 100),
    limb('translate(0 0)', p.deep, p.base),
    limb('translate(400 0) scale(-1 1)', p.dark, p.light),
    path(jaw, p.metal),
    group('translate(400 0) scale(-1 1)', path(jaw, '#8f979c')),
    shape === 'cutting'
      ? stroke('M200 96 V150', '#4c5357', 4)
      : times(8, (i) => rect(191, 70 + i * 8, 18, 4, 1, '#5d6469')) + ellipse(200, 150, 10, 14, '#4c5357'),
    ball(200, 182, 23, '#a7afb4'),
    circle(200, 182, 9, '#4c5357'),
    each([150, 250], (x) => rect(x - 13, 206, 26, 9, 4, '#000000', { opacity: 0.25 })),
  ].join('');
};

const rung = (p: Paint, x1: number, x2: number, y: number) =>
  rect(x1, y, x2 - x1, 11, 4, p.metalRound) + rect(x1, y, x2 - x1, 4, 2, '#ffffff', { opacity: 0.5 });

export const ladder: Draw = (p, shape) =>
  shape === 'single'
    ? shadow(206, 376, 78) +
      group(
        'rotate(7 200 200)',
        each([138, 246], (x) => rect(x, 10, 16, 360, 4, p.metalRound)),
        times(11, (i) => rung(p, 150, 250, 32 + i * 32)),
        each([136, 244], (x) => rect(x, 362, 20, 14, 4, p.base)),
      )
    : [
        shadow(200, 376, 140),
        stroke('M212 26 L312 366 M252 26 L364 366', '#8b9398', 13),
        times(8, (i) => stroke(`M${226 + i * 13} ${70 + i * 38} H${276 + i * 13}`, '#9aa2a7', 8)),
        stroke('M150 230 H300', p.metalDark, 5),
        stroke('M188 22 L88 366 M234 22 L182 366', '#c9d0d4', 16),
        stroke('M184 22 L84 366 M230 22 L178 366', '#eef1f2', 4),
        times(9, (i) => stroke(`M${178 - i * 10.4} ${54 + i * 35} H${226 - i * 5.2}`, '#b3babf', 11)),
        path('M172 14 H262 L268 34 H166 Z', p.base),
        [88, 182, 312, 364].map((x) => rect(x - 11, 358, 22, 16, 5, p.base)).join(''),
      ].join('');

export const toolbox: Draw = (p, shape) => {
  const metal = shape === 'metal';
  return [
    shadow(200, 352, 162),
    metal
      ? stroke('M120 150 Q120 116 150 116 H250 Q280 116 280 150', p.metalDark, 11)
      : stroke('M140 164 V124 Q140 106 158 106 H242 Q260 106 260 124 V164', '#2b2f32', 18),
    metal
      ? path('M48 208 L66 156 H334 L352 208 Z', p.dark) + stroke('M200 156 V208', p.deep, 3)
      : path('M54 176 Q54 160 70 160 H330 Q346 160 346 176 L350 220 H50 Z', '#33383b'),
    path('M46 206 H354 V328 Q354 344 338 344 H62 Q46 344 46 328 Z', p.face),
    metal
      ? each([252, 298], (y) => rect(46, y, 308, 4, 0, p.deep) + rect(168, y - 24, 64, 10, 5, p.metal)) +
        path('M46 206 H354 V216 H46 Z', '#ffffff', { opacity: 0.25 })
      : path('M46 206 H354 V222 H46 Z', '#000000', { opacity: 0.25 }) +
        times(4, (i) => rect(128 + i * 40, 262, 24, 56, 6, p.deep, { opacity: 0.28 })),
    each([96, 270], (x) => rect(x, 188, 36, 48, 6, p.metal) + rect(x + 8, 202, 20, 22, 3, p.metalDark)),
    path('M62 232 V318', 'none', { stroke: '#ffffff', width: 8, opacity: 0.25, round: true }),
  ].join('');
};

const screw = (x: number, y: number, angle: number, coat: string) =>
  group(
    `translate(${x} ${y}) rotate(${angle})`,
    path('M-6 10 H6 L4 92 L0 110 L-4 92 Z', coat),
    path('M-6 10 H6 L4 92 L0 110 L-4 92 Z', 'url(#tube)'),
    times(
      11,
      (i) =>
        stroke(`M-9 ${24 + i * 7.4} L9 ${20 + i * 7.4}`, coat, 3.4) +
        stroke(`M-9 ${25.5 + i * 7.4} L9 ${21.5 + i * 7.4}`, '#000000', 1, { opacity: 0.35 }),
    ),
    path('M-19 2 Q0 -14 19 2 L7 14 H-7 Z', coat),
    path('M-19 2 Q0 -14 19 2 L7 14 H-7 Z', 'url(#ball)'),
    stroke('M-5 -3 L5 3 M5 -3 L-5 3', '#2b2f32', 2.6),
  );

const anchor = (p: Paint, x: number, y: number, angle: number) =>
  group(
    `translate(${x} ${y}) rotate(${angle})`,
    path('M-15 -46 H15 L12 40 L6 62 H-6 L-12 40 Z', p.base),
    path('M-15 -46 H15 L12 40 L6 62 H-6 L-12 40 Z', 'url(#tube)'),
    ellipse(0, -46, 22, 8, p.light),
    ellipse(0, -46, 10, 4, p.deep),
    times(5, (i) => path(`M-14 ${-26 + i * 14} l-9 8 l10 2 Z M14 ${-26 + i * 14} l9 8 l-10 2 Z`, p.dark)),
    stroke('M0 -30 V56', p.deep, 3, { opacity: 0.6 }),
  );

const pile = [
  [96, 236, 74],
  [306, 226, -68],
  [146, 176, 32],
  [258, 172, -30],
  [200, 204, 4],
  [130, 290, 112],
  [282, 298, -104],
] as const;

export const screws: Draw = (p, shape) =>
  shadow(200, 352, 150) +
  pile
    .map(([x, y, angle], index) =>
      shape === 'anchors' && index % 2 === 0
        ? anchor(p, x, y + 40, angle)
        : screw(x, y, angle, shape === 'anchors' ? '#c3c9cd' : p.base),
    )
    .join('');
