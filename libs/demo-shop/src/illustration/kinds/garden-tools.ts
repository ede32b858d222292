import { circle, group, path, rect, shadow, stroke, times } from '../shapes';
import type { Paint } from '../paint';
import type { Draw } from './kind';

/** A long handle that ends above in a grip; tools lean to the right. */
function handle(p: Paint, length = 250, withGrip = true): string {
  return rect(-8, -length, 16, length, 8, p.wood) + (withGrip ? rect(-36, -length - 18, 72, 24, 12, p.rubber) : '');
}

const leaning = (...parts: string[]) => group('translate(186 270) rotate(16)', ...parts);

export const shovel: Draw = (p) =>
  shadow(180, 366, 90) +
  leaning(
    handle(p, 230),
    path('M-50 -30 Q0 -44 50 -30 L54 44 Q30 100 0 110 Q-30 100 -54 44 Z', p.metal),
    stroke('M0 -24 V60', p.metalDark, 6),
    rect(-13, -52, 26, 50, 8, p.face),
  );

export const rake: Draw = (p, shape) =>
  shadow(190, 352, 120) +
  leaning(
    handle(p, 240, false),
    shape === 'leaf'
      ? times(11, (i) =>
          stroke(`M0 -10 Q${(i - 5) * 12} 40 ${(i - 5) * 22} 86 l${(i - 5) * 1.4} 8`, i % 2 ? p.base : p.dark, 6),
        ) + stroke('M-62 44 Q0 30 62 44', p.dark, 7)
      : rect(-98, 0, 196, 16, 6, p.metal) + times(12, (i) => rect(-96 + i * 17, 12, 7, 58, 3, p.metalDark)),
    rect(-13, -60, 26, 64, 9, p.face),
  );

export const pruner: Draw = (p, shape) =>
  [
    shadow(200, 352, 120),
    group(
      'rotate(-8 200 170)',
      stroke('M210 176 C250 230 260 290 236 340', p.deep, 30),
      stroke('M208 176 C248 230 256 290 234 336', p.base, 20),
    ),
    group(
      'rotate(10 200 170)',
      stroke('M190 176 C150 230 140 290 164 340', p.dark, 30),
      stroke('M190 176 C152 230 144 290 166 336', p.light, 20),
    ),
    path('M192 168 C176 110 196 60 230 40 C238 90 232 140 214 172 Z', p.metal),
    path(
      shape === 'anvil'
        ? 'M206 168 L236 60 L252 66 L226 176 Z'
        : 'M208 166 C232 130 246 96 240 54 C272 90 262 150 224 180 Z',
      p.metalDark,
    ),
    circle(204, 172, 17, p.rubber),
    circle(204, 172, 7, p.metal),
    stroke('M186 210 q18 14 36 0', p.metalDark, 6),
  ].join('');

export const hedgeShears: Draw = (p) =>
  [
    shadow(200, 360, 130),
    group(
      'rotate(14 200 206)',
      path('M192 206 L182 36 Q206 60 214 206 Z', p.metal),
      rect(190, 200, 20, 60, 6, p.metalDark),
      rect(186, 246, 28, 112, 13, p.face),
    ),
    group(
      'rotate(-14 200 206)',
      path('M186 206 Q194 60 218 36 L208 206 Z', p.metal),
      rect(190, 200, 20, 60, 6, p.metalDark),
      rect(186, 246, 28, 112, 13, p.face),
    ),
    circle(200, 206, 16, p.rubber),
  ].join('');

export const pruningSaw: Draw = (p) =>
  shadow(200, 300, 150) +
  group(
    'rotate(-24 200 210)',
    path('M150 196 Q270 166 366 196 Q268 216 152 226 Z', p.metal),
    times(20, (i) => path(`M${160 + i * 10} ${224 - i * 1.2} l5 11 l5 -11 Z`, p.metalDark)),
    path('M40 188 Q96 170 154 188 L158 232 Q120 236 96 246 Q60 262 44 240 Q30 214 40 188 Z', p.face),
    path('M62 206 Q100 196 134 206', 'none', { stroke: p.black, width: 12, opacity: 0.35, round: true }),
  );

export const axe: Draw = (p) =>
  shadow(196, 360, 90) +
  group(
    'translate(190 210) rotate(20)',
    path('M-12 -140 Q-18 20 -16 150 Q0 162 18 150 Q10 20 12 -140 Z', p.wood),
    path('M-20 -128 H40 Q84 -140 96 -96 Q104 -60 92 -28 Q62 -64 -18 -66 Z', p.metal),
    path('M96 -96 Q104 -60 92 -28 L82 -36 Q92 -64 86 -98 Z', '#eef1f2'),
    rect(-22, -130, 36, 66, 6, p.face),
  );

export const gloves: Draw = (p, shape) => {
  const one = (flip: number, x: number, angle: number) =>
    group(
      `translate(${x} 210) rotate(${angle}) scale(${flip} 1)`,
      path(
        'M-56 40 V-46 Q-56 -66 -42 -66 Q-30 -66 -30 -48 V-90 Q-30 -108 -14 -108 Q0 -108 0 -90 V-100 Q0 -118 15 -118 Q30 -118 30 -98 V-82 Q34 -96 46 -92 Q58 -88 56 -70 L52 10 Q88 -20 96 0 Q100 14 60 60 L44 92 H-46 Z',
        p.face,
      ),
      path('M-50 40 V-40 Q-50 -56 -42 -56 M-24 -30 V-88 M4 -34 V-96 M34 -30 V-78', 'none', {
        stroke: p.deep,
        width: 3,
        opacity: 0.4,
        round: true,
      }),
      shape === 'knit'
        ? path('M-54 -10 Q0 6 54 -16 L50 40 Q0 50 -54 40 Z', p.accent, { opacity: 0.85 })
        : path('M-40 -20 Q0 -4 44 -24 L44 30 Q0 44 -44 30 Z', p.deep, { opacity: 0.28 }),
      rect(-50, 84, 100, shape === 'long' ? 84 : 42, 10, p.dark),
      times(7, (i) => rect(-44 + i * 14, 90, 5, shape === 'long' ? 70 : 30, 2, p.light, { opacity: 0.35 })),
    );
  return shadow(200, 356, 140) + one(-1, 142, -8) + one(1, 262, 8);
};
