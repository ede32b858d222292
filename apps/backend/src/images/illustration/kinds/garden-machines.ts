import { circle, each, ellipse, group, path, rect, shadow, stroke, times } from '../shapes';
import type { Paint } from '../paint';
import type { Draw } from './kind';

function wheel(p: Paint, cx: number, cy: number, r: number): string {
  return (
    circle(cx, cy, r, p.rubber) +
    circle(cx, cy, r * 0.6, p.metal) +
    circle(cx, cy, r * 0.24, p.base) +
    times(14, (i) =>
      rect(cx - 2, cy - r, 4, r * 0.18, 1, '#000000', { opacity: 0.45, transform: `rotate(${i * 25.7} ${cx} ${cy})` }),
    )
  );
}

export const mower: Draw = (p, shape) => {
  if (shape === 'robot') {
    return [
      shadow(200, 318, 160),
      path('M60 300 Q54 200 140 176 Q230 150 300 190 Q352 220 346 300 Z', p.body),
      path('M96 222 Q190 160 300 214 Q250 196 196 198 Q140 200 96 222 Z', '#ffffff', { opacity: 0.3 }),
      rect(60, 288, 288, 26, 12, p.black),
      wheel(p, 120, 300, 40),
      wheel(p, 300, 304, 26),
      rect(186, 182, 60, 22, 10, p.accent),
    ].join('');
  }
  const reel = shape === 'reel';
  return [
    shadow(190, 350, 160),
    stroke('M226 262 L330 66 M330 66 H366', p.black, 12),
    reel ? '' : path('M230 200 L344 236 L320 316 L236 300 Z', p.black, { opacity: 0.85 }),
    reel
      ? rect(84, 250, 170, 60, 26, p.metalRound) + times(6, (i) => stroke(`M${100 + i * 26} 252 l16 56`, p.base, 7))
      : path('M56 300 Q58 232 120 226 H236 Q268 240 266 300 Z', p.body),
    reel ? '' : path('M104 228 Q110 170 160 168 Q214 168 220 228 Z', p.rubber),
    reel ? '' : rect(128, 184, 68, 20, 8, p.accent),
    rect(48, 292, 228, 22, 8, p.dark),
    wheel(p, 92, 314, 36),
    wheel(p, 248, 306, 46),
  ].join('');
};

export const trimmer: Draw = (p) =>
  [
    shadow(196, 358, 130),
    group(
      'rotate(24 200 200)',
      rect(192, 60, 16, 260, 8, p.metalRound),
      rect(176, 14, 48, 96, 18, p.body),
      rect(180, 110, 40, 22, 8, p.rubber),
      stroke('M208 178 q54 6 44 48 q-18 22 -44 8', p.black, 11),
      path('M150 316 Q200 284 250 316 L262 348 Q200 330 138 348 Z', p.dark),
      circle(200, 330, 20, p.rubber),
    ),
    stroke('M60 356 q60 14 130 4', p.accent, 3, { opacity: 0.8 }),
  ].join('');

export const hedgeTrimmer: Draw = (p) =>
  shadow(200, 310, 165) +
  group(
    'rotate(-10 200 220)',
    rect(170, 226, 208, 24, 4, p.metal),
    times(
      13,
      (i) =>
        path(`M${176 + i * 15.5} 226 l4 -16 h5 l4 16 Z`, p.metalDark) +
        path(`M${176 + i * 15.5} 250 l4 16 h5 l4 -16 Z`, p.metalDark),
    ),
    path('M28 210 Q40 170 96 170 H160 Q190 176 190 214 V256 Q188 276 160 276 H96 Q34 276 28 244 Z', p.body),
    path('M70 192 Q104 182 138 192 V212 H70 Z', p.black, { opacity: 0.7 }),
    stroke('M150 172 Q160 110 206 120 Q222 130 210 172', p.black, 15),
    rect(52, 232, 90, 16, 8, p.accent),
  );

export const chainsaw: Draw = (p) =>
  shadow(190, 320, 165) +
  group(
    'rotate(-6 200 230)',
    path('M186 214 H350 Q378 230 350 252 H186 Z', p.metal, { stroke: p.black, width: 7 }),
    path('M36 280 Q30 196 84 184 H176 Q208 190 208 224 V288 Q200 306 176 306 H60 Q38 300 36 280 Z', p.body),
    stroke('M60 190 Q60 138 112 136 H164 Q190 140 186 186', p.black, 17),
    rect(88, 218, 84, 50, 14, p.black, { opacity: 0.55 }),
    circle(130, 243, 15, p.accent),
    path('M52 206 Q110 188 170 200', 'none', { stroke: '#ffffff', width: 7, opacity: 0.35, round: true }),
  );

export const blower: Draw = (p) =>
  shadow(190, 330, 160) +
  [
    path('M196 208 L352 256 Q364 276 350 296 L190 280 Z', p.rubber),
    circle(138, 240, 82, p.body),
    circle(138, 240, 52, p.dark),
    each([0, 30, 60, 90, 120, 150], (a) => rect(92, 237, 92, 6, 3, p.deep, { transform: `rotate(${a} 138 240)` })),
    circle(138, 240, 16, p.accent),
    stroke('M92 168 Q120 100 190 124 Q216 140 206 196', p.black, 20),
  ].join('');

export const battery: Draw = (p) =>
  [
    shadow(200, 322, 130),
    rect(84, 150, 232, 160, 26, p.rubber),
    rect(84, 246, 232, 64, 22, p.face),
    path('M118 150 V112 Q118 98 132 98 H268 Q282 98 282 112 V150 Z', p.black),
    each([146, 182, 218, 254], (x) => rect(x - 8, 104, 16, 46, 3, p.metal)),
    each([0, 1, 2, 3], (i) => rect(150 + i * 28, 268, 18, 18, 4, i < 3 ? '#a9e05b' : '#5b6a4a')),
    rect(106, 176, 70, 50, 10, '#ffffff', { opacity: 0.12 }),
  ].join('');

export const wheelbarrow: Draw = (p, shape) =>
  [
    shadow(190, 352, 150),
    stroke('M140 236 L352 210', p.black, 13),
    stroke('M236 250 L268 342 M250 342 H290', p.metalDark, 13),
    stroke('M112 312 L236 240', p.metalDark, 12),
    path(
      shape === 'deep'
        ? 'M56 128 Q170 96 318 138 L246 258 Q180 274 126 250 Z'
        : 'M52 150 Q170 122 322 160 L250 258 Q180 270 126 250 Z',
      p.body,
    ),
    path(
      shape === 'deep' ? 'M56 128 Q170 96 318 138 Q200 148 56 128 Z' : 'M52 150 Q170 122 322 160 Q190 172 52 150 Z',
      p.deep,
    ),
    wheel(p, 104, 310, 46),
    rect(336, 200, 40, 20, 10, p.rubber),
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
