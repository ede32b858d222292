import { circle, each, group, path, rect, shadow, stroke, times } from '../shapes';
import type { Draw } from './kind';

export const grinder: Draw = (p) =>
  shadow(200, 316, 160) +
  group(
    'rotate(-14 200 210)',
    path('M32 190 Q36 164 70 164 H250 Q276 166 276 190 V230 Q276 252 250 254 H70 Q36 252 32 228 Z', p.body),
    rect(40, 180, 110, 56, 24, p.black, { opacity: 0.7 }),
    rect(262, 158, 66, 84, 16, p.metalRound),
    path('M240 244 Q300 200 368 244 Q330 214 300 214 Q268 214 240 244 Z', p.metalDark),
    circle(302, 250, 62, '#6d7478'),
    circle(302, 250, 62, 'none', { stroke: '#4a5054', width: 5 }),
    circle(302, 250, 20, p.accent),
    rect(290, 96, 22, 66, 10, p.rubber),
    rect(170, 172, 50, 12, 6, p.accent),
  );

export const circularSaw: Draw = (p) =>
  [
    shadow(196, 330, 165),
    circle(184, 236, 94, p.metal, { stroke: p.metalDark, width: 4 }),
    times(24, (i) => path('M178 140 l12 -8 v12 Z', p.metalDark, { transform: `rotate(${i * 15} 184 236)` })),
    rect(36, 276, 328, 20, 6, p.metalDark),
    path('M86 250 A104 104 0 0 1 290 216 L290 250 Z', p.body),
    path('M200 130 Q270 80 338 130 Q366 160 344 222 H298 Q306 160 262 158 Q226 160 210 190 Z', p.rubber),
    rect(240, 180, 84, 60, 16, p.face),
    circle(184, 236, 22, p.accent),
  ].join('');

export const jigsaw: Draw = (p) =>
  [
    shadow(190, 344, 140),
    path('M118 300 h12 v52 l-6 12 l-6 -12 Z', p.metal),
    rect(56, 286, 250, 18, 6, p.metalDark),
    path(
      'M78 284 V176 Q84 140 128 138 H270 Q312 142 314 190 V236 Q312 262 282 262 H262 Q256 210 206 210 Q162 212 156 284 Z',
      p.body,
    ),
    stroke('M166 206 Q206 178 262 200', p.black, 13, { opacity: 0.7 }),
    circle(116, 206, 23, p.black),
    circle(116, 206, 12, p.accent),
    path('M104 154 Q190 140 286 158', 'none', { stroke: '#ffffff', width: 7, opacity: 0.35, round: true }),
  ].join('');

export const sander: Draw = (p, shape) =>
  [
    shadow(200, 332, 140),
    shape === 'belt'
      ? rect(58, 264, 284, 60, 28, p.rubber) + rect(70, 276, 260, 38, 18, '#b98c5a')
      : rect(74, 284, 252, 18, 7, '#b98c5a') + rect(74, 266, 252, 20, 7, p.black),
    path('M88 266 Q80 140 180 126 H236 Q322 136 316 266 Z', p.body),
    path('M124 162 Q200 96 280 162 Q292 190 280 206 Q200 150 124 206 Z', p.black, { opacity: 0.72 }),
    rect(166, 222, 70, 24, 12, p.accent),
    stroke('M316 232 Q352 230 366 206', p.black, 19),
  ].join('');

export const trousers: Draw = (p) =>
  [
    shadow(200, 368, 100),
    path('M122 40 H278 L298 360 H222 L200 160 L178 360 H102 Z', p.face),
    rect(120, 34, 160, 26, 6, p.dark),
    path('M136 80 H176 V128 H132 Z M224 80 H264 L268 128 H224 Z', p.deep, { opacity: 0.5 }),
    path('M112 220 H176 L172 280 H108 Z M224 220 H288 L292 280 H228 Z', p.black, { opacity: 0.5 }),
    stroke('M200 60 V160', p.deep, 4),
    rect(188, 34, 24, 26, 3, p.metal),
    each([104, 228], (x) => rect(x, 330, 68, 10, 3, p.accent)),
  ].join('');

export const jacket: Draw = (p) =>
  [
    shadow(200, 366, 130),
    path(
      'M146 60 L84 100 L42 270 L92 288 L116 190 V352 H284 V190 L308 288 L358 270 L316 100 L254 60 Q200 92 146 60 Z',
      p.face,
    ),
    path('M146 60 Q200 96 254 60 L246 40 Q200 62 154 40 Z', p.dark),
    rect(196, 76, 8, 274, 3, p.metalDark),
    path('M128 232 H184 V292 H128 Z M216 232 H272 V292 H216 Z', p.deep, { opacity: 0.4 }),
    path('M114 150 H286 V168 H114 Z', p.accent, { opacity: 0.95 }),
    path('M130 110 L124 200', 'none', { stroke: '#ffffff', width: 7, opacity: 0.25, round: true }),
  ].join('');

export const boots: Draw = (p, shape) => {
  const high = shape === 'rubber';
  const one = (x: number, scale: number) =>
    group(
      `translate(${x} 0) scale(${scale})`,
      path(
        high
          ? 'M80 90 H170 L174 250 Q246 264 262 308 V338 H78 Q66 220 80 90 Z'
          : 'M88 160 H172 L178 250 Q250 262 266 310 V336 H80 Q72 240 88 160 Z',
        p.face,
      ),
      rect(72, 332, 198, 22, 8, p.black),
      times(9, (i) => rect(78 + i * 21, 346, 12, 10, 2, p.black)),
      high ? rect(76, 84, 98, 22, 8, p.dark) : each([190, 214, 238], (y) => stroke(`M126 ${y} h50`, p.accent, 6)),
      path(high ? 'M100 110 Q94 220 104 310' : 'M104 176 Q98 240 104 306', 'none', {
        stroke: '#ffffff',
        width: 8,
        opacity: 0.28,
        round: true,
      }),
    );
  return shadow(200, 356, 160) + one(116, 0.98) + one(10, 1);
};
