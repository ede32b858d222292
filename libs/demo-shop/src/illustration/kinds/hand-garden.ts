import type { Paint } from '../paint';
import { circle, each, ellipse, group, path, rect, shadow, stroke, times } from '../shapes';
import type { Draw } from './kind';

const leaning = (...parts: string[]) => group('translate(186 262) rotate(16)', ...parts);

/** A turned handle with a D grip. */
const shaft = (p: Paint, length: number, grip: boolean) =>
  rect(-9, -length, 18, length, 7, p.wood) +
  stroke(`M-3 ${-length + 12} V-20`, '#f3dcb4', 2, { opacity: 0.6 }) +
  (grip
    ? path(
        `M-12 ${-length + 12} L-40 ${-length - 22} H40 L12 ${-length + 12} Z M-4 ${-length - 2} L-16 ${-length - 12} H16 L4 ${-length - 2} Z`,
        p.rubber,
      ) + rect(-44, -length - 36, 88, 20, 10, p.rubber)
    : '');

export const spade: Draw = (p, shape) => {
  const blade =
    shape === 'pointed' ? 'M-50 -28 H50 L48 46 Q34 92 0 120 Q-34 92 -48 46 Z' : 'M-50 -28 H50 L44 104 Q0 114 -44 104 Z';
  return (
    shadow(176, 374, 90) +
    leaning(
      shaft(p, 220, true),
      path(blade, p.metal),
      path(blade, 'url(#tube)', { opacity: 0.45 }),
      path('M-12 -28 Q0 40 0 80 Q0 40 12 -28 Z', '#7d858a', { opacity: 0.7 }),
      rect(-56, -36, 112, 13, 6, p.metalDark),
      rect(-14, -60, 28, 70, 8, p.face),
      circle(0, -46, 4, p.metal),
    )
  );
};

export const hoe: Draw = (p, shape) =>
  shadow(186, 366, 104) +
  leaning(
    shaft(p, 238, false),
    stroke('M0 -20 Q4 20 -4 40', p.metalDark, 13),
    shape === 'heart'
      ? path('M-4 30 Q-70 34 -58 74 Q-44 96 -4 122 Q36 96 50 74 Q62 34 -4 30 Z', p.metal)
      : path('M-84 36 H76 L70 84 Q-4 96 -78 84 Z', p.metal),
    shape === 'heart'
      ? path('M-4 30 Q-70 34 -58 74 Q-44 96 -4 122 Z', '#ffffff', { opacity: 0.25 })
      : rect(-80, 74, 152, 8, 4, '#ffffff', { opacity: 0.6 }),
    rect(-13, -60, 26, 62, 9, p.face),
  );

export const trowel: Draw = (p, shape) =>
  shadow(196, 344, 116) +
  group(
    'translate(214 214) rotate(48)',
    shape === 'cultivator'
      ? each(
          [-38, 0, 38],
          (x) =>
            stroke(`M0 -8 Q${x * 0.9} 10 ${x} 62 Q${x * 1.04} 96 ${x * 0.8} 112`, p.metalDark, 12) +
            stroke(`M0 -8 Q${x * 0.9} 10 ${x} 62 Q${x * 1.04} 96 ${x * 0.8} 112`, '#d5dadd', 4),
        ) + rect(-22, -24, 44, 28, 10, p.metalDark)
      : path('M-48 -6 Q0 -26 48 -6 L44 62 Q24 120 0 130 Q-24 120 -44 62 Z', p.metal) +
          path('M-30 -8 Q0 6 30 -8 Q20 60 0 110 Q-20 60 -30 -8 Z', '#7d858a', { opacity: 0.35 }) +
          each([20, 40, 60], (y) => stroke(`M24 ${y} h12`, '#5d6469', 2)),
    rect(-9, -60, 18, 60, 5, p.metalRound),
    path('M-21 -152 Q0 -172 21 -152 Q24 -100 17 -54 Q0 -48 -17 -54 Q-24 -100 -21 -152 Z', p.face),
    path('M-12 -146 Q-16 -100 -10 -62', 'none', { stroke: '#ffffff', width: 6, opacity: 0.35, round: true }),
    circle(0, -146, 7, p.paper),
    stroke('M0 -150 Q22 -190 34 -160 Q30 -146 2 -146', '#8a6a45', 4),
  );

export const broom: Draw = (p, shape) =>
  shadow(196, 374, 96) +
  group(
    'translate(210 196) rotate(13)',
    rect(-8, -178, 16, 250, 7, p.wood),
    stroke('M-3 -166 V60', '#f3dcb4', 2, { opacity: 0.6 }),
    shape === 'straw'
      ? path('M-20 50 H20 L70 172 Q0 190 -70 172 Z', '#d9b667') +
          times(21, (i) => stroke(`M${-16 + i * 1.6} 56 L${-66 + i * 6.6} 174`, i % 2 ? '#b98f43' : '#efd594', 3)) +
          each([74, 98, 122], (y) =>
            stroke(`M${-24 - (y - 74) * 0.4} ${y} Q0 ${y + 10} ${24 + (y - 74) * 0.4} ${y}`, p.base, 5),
          )
      : rect(-78, 64, 156, 34, 10, p.face) +
          times(23, (i) =>
            stroke(`M${-72 + i * 6.5} 98 L${-78 + i * 7.1} ${168 + (i % 3) * 3}`, i % 2 ? p.dark : p.light, 6),
          ),
    rect(-16, 40, 32, 34, 8, p.rubber),
  );

const steel = (d: string, p: Paint) => path(d, p.metal, { stroke: '#8f979c', width: 1.5 });

const turner = (p: Paint) =>
  steel('M-30 -160 H30 L26 -84 H-26 Z', p) +
  each([-14, 0, 14], (x) => rect(x - 4, -148, 8, 52, 3, '#6e767b')) +
  rect(-6, -84, 12, 84, 4, p.metalRound);
const fork = (p: Paint) =>
  steel('M-22 -170 V-110 Q-22 -90 0 -88 Q22 -90 22 -110 V-170 L12 -170 V-116 H-12 V-170 Z', p) +
  rect(-6, -88, 12, 88, 4, p.metalRound);
const tongs = () =>
  stroke('M-16 -168 Q-34 -90 -6 4 M16 -168 Q34 -90 6 4', '#8f979c', 15) +
  stroke('M-16 -168 Q-34 -90 -6 4 M16 -168 Q34 -90 6 4', '#e3e7e9', 8) +
  each([-20, 20], (x) => ellipse(x, -166, 15, 22, '#b9c0c4'));
const toolHandle = (p: Paint) =>
  path('M-13 0 H13 L17 130 Q0 144 -17 130 Z', p.face) +
  circle(0, 122, 6, p.paper) +
  each([26, 60], (y) => circle(0, y, 4, p.metal));

export const grillTools: Draw = (p, shape) =>
  shape === 'tongs'
    ? shadow(200, 372, 70) +
      group(
        'translate(204 226) rotate(18) scale(1.18)',
        tongs(),
        path('M-19 -8 Q-30 70 -20 124 H20 Q30 70 19 -8 Q0 6 -19 -8 Z', p.face),
        stroke('M0 4 V116', p.deep, 4, { opacity: 0.5 }),
        circle(0, 120, 12, 'none', { stroke: p.metalDark, width: 5 }),
      )
    : shadow(200, 372, 130) +
      group('translate(110 220) rotate(-8)', turner(p), toolHandle(p)) +
      group('translate(200 226)', fork(p), toolHandle(p)) +
      group('translate(292 220) rotate(8)', tongs(), toolHandle(p));

const logs = () =>
  each([-42, 40], (x) =>
    group(
      `translate(${200 + x} 186) rotate(${x})`,
      rect(-56, -13, 112, 26, 12, '#7a5233'),
      rect(-56, -13, 112, 26, 12, 'url(#roll)'),
      ellipse(54, 0, 8, 13, '#d8b384'),
    ),
  );
const fire = () =>
  path(
    'M200 26 Q262 110 244 168 Q232 206 200 208 Q168 206 156 168 Q148 136 176 104 Q180 130 192 136 Q176 84 200 26 Z',
    'url(#flame)',
  ) +
  path('M202 206 Q176 192 182 160 Q190 140 204 124 Q226 156 222 178 Q218 200 202 206 Z', '#fff3c4', { opacity: 0.85 });

export const firePit: Draw = (p, shape) =>
  shape === 'basket'
    ? [
        shadow(200, 366, 124),
        circle(200, 140, 130, 'url(#glow)', { opacity: 0.6 }),
        logs(),
        fire(),
        times(9, (i) => stroke(`M${88 + i * 28} 168 Q${108 + i * 23} 260 ${124 + i * 19} 326`, p.base, 9)),
        each([176, 250, 322], (y, i) => stroke(`M${86 + i * 17} ${y} Q200 ${y + 26} ${314 - i * 17} ${y}`, p.dark, 10)),
        stroke('M130 326 L110 366 M270 326 L290 366', p.dark, 12),
      ].join('')
    : [
        shadow(200, 366, 132),
        circle(200, 140, 130, 'url(#glow)', { opacity: 0.6 }),
        logs(),
        fire(),
        stroke('M124 290 L96 366 M276 290 L304 366 M200 310 V366', p.dark, 14),
        path('M62 198 Q200 232 338 198 Q320 304 200 312 Q80 304 62 198 Z', p.body),
        path('M54 190 Q200 226 346 190 L344 206 Q200 244 56 206 Z', p.dark),
        each([54, 346], (x) => circle(x, 222, 15, 'none', { stroke: p.metalDark, width: 7 })),
        path('M92 236 Q106 282 150 298', 'none', { stroke: '#ffffff', width: 8, opacity: 0.2, round: true }),
      ].join('');

export const shelf: Draw = (p, shape) =>
  [
    shape === 'bracket'
      ? each(
          [92, 292],
          (x) =>
            path(`M${x} 246 h12 v74 q-30 -14 -12 -74 Z`, p.metalDark) +
            stroke(`M${x + 6} 316 Q${x + 44} 300 ${x + 52} 250`, p.metalDark, 8),
        )
      : '',
    path('M44 214 H356 L374 234 H26 Z', p.light),
    rect(26, 232, 348, 26, 3, p.face),
    path('M30 262 H370 L352 278 H48 Z', '#000000', { opacity: 0.1 }),
    each(
      [0, 1, 2, 3],
      (i) =>
        rect(
          76 + i * 27,
          112 + (i % 2) * 16,
          24,
          110 - (i % 2) * 16,
          3,
          ['#b9533a', '#e2d6b8', '#4d7c6a', '#d0a14a'][i] ?? '#b9533a',
        ) +
        rect(76 + i * 27, 112 + (i % 2) * 16, 24, 110 - (i % 2) * 16, 3, 'url(#tube)', { opacity: 0.6 }) +
        rect(80 + i * 27, 132 + (i % 2) * 12, 16, 5, 2, '#ffffff', { opacity: 0.6 }),
    ),
    path('M256 222 Q244 176 272 176 H304 Q332 176 320 222 Z', '#efe9dc'),
    path('M256 222 Q244 176 272 176 H304 Q332 176 320 222 Z', 'url(#ball)'),
    each([-42, -14, 16, 44], (a) =>
      group(
        `translate(288 178) rotate(${a})`,
        path('M0 0 Q-19 -40 0 -82 Q19 -40 0 0 Z', a > 0 ? '#4f9a4c' : '#2f6d37'),
      ),
    ),
  ].join('');
