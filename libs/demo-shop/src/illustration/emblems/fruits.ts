import { around, ball, circle, each, egg, ellipse, group, path, rect, stroke, times, volume } from '../shapes';
import { deepGreen, freshGreen, leaf, leafGreen, tuft, type Emblem } from './emblem';

const star = (x: number, y: number, size: number) =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    around(5, () => path('M0 0 Q-7 -14 0 -30 Q7 -14 0 0 Z', deepGreen)),
  );

const tomatoAt = (x: number, y: number, r: number, color: string) =>
  ball(x, y, r, color) + star(x, y - r * 0.72, r / 48);

const pod = (x: number, angle: number, color: string) =>
  group(
    `translate(${x} 0) rotate(${angle})`,
    volume('M0 -92 Q26 -30 8 84 Q0 98 -8 84 Q-26 -30 0 -92 Z', color),
    stroke('M0 -92 q-4 -14 8 -22', deepGreen, 7),
  );

/** Fruit vegetables. */
export const fruitEmblems = {
  tomato: () =>
    stroke('M-70 -96 Q0 -70 64 -88 M-34 -84 V-40 M40 -82 V-20', deepGreen, 8) +
    tomatoAt(-38, 10, 52, '#d43a2c') +
    tomatoAt(44, 24, 48, '#dd4a33') +
    tomatoAt(2, 66, 42, '#c9302a'),
  cherry: () =>
    stroke('M-6 -104 Q10 -20 -4 92', deepGreen, 7) +
    each([0, 1, 2, 3, 4, 5], (i) =>
      tomatoAt(i % 2 ? 36 : -40, -70 + i * 29, 27 + (i % 3), i % 3 ? '#dc3f2f' : '#e8642f'),
    ),
  pepper: () =>
    group(
      'rotate(-12)',
      volume(
        'M-56 -52 Q-78 -30 -62 40 Q-52 92 -24 86 Q-6 98 14 88 Q44 96 56 42 Q76 -30 54 -52 Q26 -72 0 -54 Q-28 -72 -56 -52 Z',
        '#d2392a',
      ),
      stroke('M-18 -46 Q-30 20 -20 80 M22 -48 Q32 20 18 82', '#7f1d17', 4, { opacity: 0.4 }),
      stroke('M0 -54 Q-4 -84 18 -100', deepGreen, 15),
    ),
  chilli: () =>
    each([-46, 0, 46], (x) =>
      group(
        `translate(${x} 0) rotate(${x / 5})`,
        volume('M-15 -50 Q-24 20 8 92 Q24 10 15 -50 Q0 -62 -15 -50 Z', x === 0 ? '#e2542b' : '#c6281f'),
        stroke('M0 -54 q2 -26 14 -34', deepGreen, 8),
      ),
    ),
  cucumber: () =>
    each([-30, 34], (x) =>
      group(
        `translate(${x} ${x / 4}) rotate(${x > 0 ? 24 : -10})`,
        volume('M-26 -66 Q-30 -94 0 -96 Q30 -94 26 -66 L28 62 Q26 92 0 92 Q-26 92 -28 62 Z', '#3f8a3d'),
        times(9, (i) => circle(-14 + (i % 3) * 14, -60 + i * 15, 3, '#a9d18d', { opacity: 0.8 })),
        circle(0, -94, 8, '#e8c63c'),
      ),
    ),
  courgette: () =>
    group(
      'rotate(32)',
      volume('M-24 -70 Q-22 -86 0 -86 Q22 -86 24 -70 Q40 40 26 82 Q0 104 -26 82 Q-40 40 -24 -70 Z', '#467f38'),
      times(4, (i) =>
        stroke(`M${-18 + i * 12} -66 Q${-24 + i * 16} 20 ${-18 + i * 12} 80`, '#8fb85f', 4, { opacity: 0.55 }),
      ),
      rect(-12, -108, 24, 26, 6, '#7a9a4f'),
    ) +
    group(
      'translate(-70 50)',
      around(5, () => path('M0 0 Q-24 -26 0 -56 Q24 -26 0 0 Z', '#f1b02e')),
      circle(0, 0, 10, '#d98a1e'),
    ),
  pumpkin: () =>
    each([-52, 52, -26, 26, 0], (x) => egg(x, 22, 46, 66, x === 0 ? '#ee8a2d' : '#de7522')) +
    stroke('M0 -42 Q-6 -74 22 -88', '#6d7a35', 17),
  melon: () =>
    egg(-22, -10, 76, 70, '#2f7a3e') +
    each([-64, -30, 6, 36], (x) => stroke(`M${x} -62 Q${x - 14} -10 ${x} 46`, '#1d5530', 9, { opacity: 0.7 })) +
    group(
      'translate(30 44) rotate(-16)',
      path('M-82 0 H82 Q70 66 0 70 Q-70 66 -82 0 Z', '#2f7a3e'),
      path('M-72 0 H72 Q60 56 0 58 Q-60 56 -72 0 Z', '#f6efe0'),
      path('M-64 0 H64 Q52 48 0 50 Q-52 48 -64 0 Z', '#df4b45'),
      times(6, (i) => ellipse(-42 + i * 17, 14 + (i % 2) * 14, 4, 6, '#3a2620')),
    ),
  corn: () =>
    group(
      'rotate(14)',
      volume('M0 -100 Q40 -50 32 60 Q0 92 -32 60 Q-40 -50 0 -100 Z', '#f2c63f'),
      times(9, (row) => times(5, (i) => circle(-22 + i * 11, -66 + row * 15, 5, '#d99f22', { opacity: 0.5 }))),
      path('M-34 96 Q-76 10 -30 -46 Q-22 30 0 92 Z', freshGreen),
      path('M34 96 Q76 10 30 -46 Q22 30 0 92 Z', leafGreen),
    ),
  aubergine: () =>
    group(
      'rotate(24)',
      volume('M-22 -56 Q-64 40 -34 82 Q0 108 34 82 Q64 40 22 -56 Z', '#43265c'),
      path('M-32 -50 Q0 -84 32 -50 Q18 -34 12 -48 Q0 -30 -10 -48 Q-20 -32 -32 -50 Z', deepGreen),
      stroke('M0 -62 Q2 -86 18 -98', deepGreen, 12),
    ),
  pea: () =>
    group(
      'rotate(-34)',
      volume('M-104 0 Q-50 -46 0 -44 Q60 -44 106 -4 Q60 46 0 44 Q-54 44 -104 0 Z', '#64a844'),
      each([-56, -20, 16, 50], (x) => ball(x, 0, 21, '#a3d468')),
      stroke('M104 -4 q20 -8 26 -24', deepGreen, 7),
    ),
  bean: () => each([-44, -8, 30], (x) => pod(x, x / 4, x === -8 ? '#6fae48' : '#4f933b')),
  strawberry: () =>
    [
      [-36, -6, 1],
      [40, 34, 0.8],
    ]
      .map(([x = 0, y = 0, size = 1]) =>
        group(
          `translate(${x} ${y}) scale(${size})`,
          volume('M0 78 Q-70 10 -48 -36 Q-20 -62 0 -44 Q22 -62 48 -36 Q70 10 0 78 Z', '#d3332f'),
          times(9, (i) => ellipse(-28 + (i % 3) * 28, -20 + Math.floor(i / 3) * 26, 3, 5, '#f4d583')),
          around(6, () => leaf(36, 10, leafGreen), 0),
        ),
      )
      .join('') + tuft(3, 74, 22, 90, '44 -60'),
} as const satisfies Record<string, Emblem>;
