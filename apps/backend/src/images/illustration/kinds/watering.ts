import { circle, each, ellipse, group, path, rect, shadow, stroke, times } from '../shapes';
import type { Draw } from './kind';

const ring = (cx: number, cy: number, rx: number, ry: number, color: string, width: number) =>
  ellipse(cx, cy, rx, ry, 'none', { stroke: color, width });

export const hose: Draw = (p, shape) => {
  if (shape === 'drum') {
    return [
      shadow(200, 346, 150),
      ellipse(120, 200, 46, 128, p.wood),
      rect(120, 84, 160, 232, 0, p.dark),
      times(9, (i) => stroke(`M${128 + i * 18} 86 q14 114 0 228`, i % 2 ? p.base : p.light, 15)),
      ellipse(280, 200, 46, 128, p.wood, { stroke: p.woodDark, width: 4 }),
      ellipse(280, 200, 14, 40, p.woodDark),
    ].join('');
  }
  const flat = shape === 'flat';
  const [ry, gap, cy] = flat ? [62, 17, 240] : [104, 0, 214];
  const coils = flat
    ? each(
        [3, 2, 1, 0],
        (i) =>
          ring(200, cy - i * gap, 128, ry, p.dark, 19) +
          ring(200, cy - i * gap - 3, 128, ry, p.base, 13) +
          ring(199, cy - i * gap - 6, 127, ry, p.light, 3),
      )
    : each(
        [128, 108, 88],
        (r) =>
          ring(200, cy, r, r * (shape === 'wide' ? 0.86 : 0.94), p.dark, 18) +
          ring(199, cy - 2, r, r * (shape === 'wide' ? 0.86 : 0.94), p.base, 12) +
          ring(197, cy - 5, r, r * (shape === 'wide' ? 0.86 : 0.94), p.light, 3),
      );
  return [
    shadow(200, 338, 150),
    coils,
    stroke(`M318 ${cy} C360 ${cy - 10} 356 120 318 96`, p.dark, 18),
    stroke(`M317 ${cy - 3} C356 ${cy - 14} 352 122 316 98`, p.base, 12),
    group('rotate(-58 318 96)', rect(300, 80, 40, 30, 6, p.rubber), rect(338, 85, 22, 20, 4, p.accent)),
    each([86, 314], (x) => rect(x - 7, cy - 34, 14, 68, 5, p.black, { opacity: 0.85 })),
  ].join('');
};

export const hoseReel: Draw = (p) =>
  [
    shadow(200, 356, 130),
    stroke('M96 350 L150 96 Q200 60 250 96 L304 350', p.metalDark, 13),
    ellipse(200, 212, 112, 112, p.dark),
    each([98, 80, 62, 44], (r) => circle(200, 212, r, 'none', { stroke: r % 4 ? p.base : p.light, width: 13 })),
    circle(200, 212, 30, p.rubber),
    circle(200, 212, 12, p.accent),
    stroke('M200 212 L262 262', p.black, 10),
    rect(254, 250, 40, 22, 11, p.black),
    rect(80, 338, 240, 16, 8, p.rubber),
  ].join('');

export const wateringCan: Draw = (p, shape) => {
  const tall = shape === 'slim';
  const spout = tall ? 'M250 250 C310 240 316 150 352 96' : 'M250 262 L352 128';
  return [
    shadow(190, 346, 130),
    stroke('M112 160 C30 130 40 320 112 300', p.dark, 17),
    stroke('M112 160 C34 134 44 316 112 298', p.base, 10),
    stroke(spout, p.dark, tall ? 15 : 24),
    stroke(spout, p.base, tall ? 8 : 15),
    tall ? '' : group('rotate(-52 352 128)', rect(338, 104, 14, 50, 4, p.accent), rect(352, 96, 12, 66, 5, p.dark)),
    path(
      tall ? 'M112 140 H252 L262 340 Q187 356 102 340 Z' : 'M92 170 Q180 130 268 170 L262 336 Q180 356 98 336 Z',
      p.body,
    ),
    stroke(tall ? 'M124 140 C130 60 234 60 240 140' : 'M112 160 C118 70 242 70 248 160', p.dark, 14),
    ellipse(182, tall ? 140 : 162, tall ? 70 : 84, 18, p.dark),
    ellipse(182, tall ? 140 : 162, tall ? 58 : 70, 12, p.deep),
    path('M122 190 Q128 270 126 326', 'none', { stroke: '#ffffff', width: 9, opacity: 0.3, round: true }),
  ].join('');
};

export const sprinkler: Draw = (p, shape) =>
  [
    shadow(200, 320, 140),
    shape === 'spike'
      ? rect(190, 220, 20, 130, 6, p.rubber)
      : stroke('M70 314 H330 M110 314 L150 270 H250 L290 314', p.rubber, 16),
    rect(170, 190, 60, 84, 14, p.body),
    shape === 'oscillating'
      ? rect(78, 168, 244, 26, 13, p.metalRound) + times(13, (i) => circle(96 + i * 17, 172, 3, p.black))
      : group(
          'translate(200 176)',
          ...[0, 120, 240].map((a) =>
            group(`rotate(${a})`, rect(-7, -104, 14, 104, 7, p.accent), circle(0, -104, 12, p.dark)),
          ),
        ),
    circle(200, 178, 24, p.rubber),
    each([-90, -45, 0, 45, 90], (a) =>
      stroke(`M200 120 q${a / 2} -60 ${a} -30`, '#8fc3dc', 4, { opacity: 0.65, dash: '2 12' }),
    ),
  ].join('');

export const sprayGun: Draw = (p) =>
  [
    shadow(210, 344, 110),
    path(
      'M120 120 L300 96 Q330 96 332 124 L328 150 L214 176 L226 320 Q228 342 204 342 H176 Q154 342 154 320 L150 190 L112 168 Z',
      p.body,
    ),
    path('M168 200 L208 190 L218 318 Q204 332 172 322 Z', p.black, { opacity: 0.75 }),
    stroke('M226 190 Q262 240 240 292', p.accent, 14),
    rect(318, 92, 26, 66, 8, p.rubber, { transform: 'rotate(-6 330 120)' }),
    rect(88, 116, 40, 58, 8, p.metalRound),
    path('M132 134 L290 112', 'none', { stroke: '#ffffff', width: 7, opacity: 0.35, round: true }),
  ].join('');

export const connector: Draw = (p, shape) => {
  const one = (x: number, y: number) =>
    group(
      `translate(${x} ${y})`,
      rect(-34, -70, 68, 64, 12, p.body),
      rect(-40, -14, 80, 34, 9, p.rubber),
      rect(-26, 18, 52, 54, 6, p.accent),
      times(5, (i) => rect(-38 + i * 17, -10, 7, 26, 3, '#000000', { opacity: 0.3 })),
      ellipse(0, -70, 34, 9, p.dark),
      ellipse(0, -70, 20, 5, p.deep),
    );
  if (shape === 'set') return shadow(200, 322, 150) + one(110, 246) + one(200, 226) + one(290, 246);
  if (shape === 'tee') {
    return [
      shadow(200, 320, 120),
      rect(84, 150, 232, 62, 20, p.metal),
      rect(168, 190, 64, 118, 16, p.body),
      rect(62, 140, 44, 82, 10, p.rubber),
      rect(294, 140, 44, 82, 10, p.rubber),
    ].join('');
  }
  return shadow(200, 326, 90) + group('translate(200 216) scale(1.6) translate(-200 -216)', one(200, 216));
};

export const pressureSprayer: Draw = (p, shape) =>
  [
    shadow(190, 360, 110),
    shape === 'small'
      ? path('M130 190 Q190 160 250 190 V336 Q190 360 130 336 Z', p.body)
      : path('M110 160 Q190 120 270 160 V338 Q190 366 110 338 Z', p.body),
    rect(164, 92, 52, 60, 10, p.rubber),
    stroke('M190 96 V48 M150 48 H230', p.black, 15),
    stroke('M264 300 C330 300 330 240 318 190', p.black, 8),
    stroke('M318 190 L346 70', p.accent, 12),
    rect(306, 168, 26, 60, 10, p.rubber, { transform: 'rotate(-6 318 190)' }),
    rect(136, 214, 30, 100, 8, '#ffffff', { opacity: 0.4 }),
  ].join('');

export const rainBarrel: Draw = (p, shape) =>
  [
    shadow(200, 366, 130),
    shape === 'square'
      ? rect(92, 70, 216, 290, 22, p.body)
      : path('M108 60 Q200 40 292 60 Q322 210 288 352 Q200 376 112 352 Q78 210 108 60 Z', p.body),
    each([124, 210, 296], (y) => stroke(`M98 ${y} Q200 ${y + 20} 302 ${y}`, p.deep, 7, { opacity: 0.4 })),
    ellipse(200, 62, 98, 20, p.light),
    ellipse(200, 60, 84, 14, p.dark),
    rect(190, 318, 20, 14, 3, p.metal),
    stroke('M200 330 V346 H216', p.metalDark, 9),
  ].join('');
