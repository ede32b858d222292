import { ball, circle, each, egg, ellipse, group, path, stroke, times, volume } from '../shapes';
import { deepGreen, freshGreen, leaf, leafGreen, tuft, type Emblem } from './emblem';

const carrotAt = (x: number, angle: number, color: string, ring: string) =>
  group(
    `translate(${x} 16) rotate(${angle})`,
    volume('M-22 -40 Q0 -58 22 -40 Q18 40 0 100 Q-18 40 -22 -40 Z', color),
    times(4, (i) => stroke(`M${-14 + (i % 2) * 8} ${-14 + i * 22} h12`, ring, 3, { opacity: 0.6 })),
    tuft(5, 76, 12, 70, '0 -44'),
  );

const bulbWithTop = (color: string, tail: string, extra = '') =>
  tuft(5, 96, 20, 84, '0 -20') +
  volume('M0 96 Q-6 74 -22 66 Q-72 44 -62 0 Q-48 -34 0 -34 Q48 -34 62 0 Q72 44 22 66 Q6 74 0 96 Z', color) +
  stroke('M0 84 q4 14 -4 26', tail, 4) +
  extra;

const head = (leaves: readonly string[], size: number) =>
  times(9, (i) =>
    group(
      `rotate(${i * 40})`,
      path(
        `M0 ${-20 * size} Q${-46 * size} ${-52 * size} 0 ${-92 * size} Q${46 * size} ${-52 * size} 0 ${-20 * size} Z`,
        leaves[i % leaves.length] ?? leafGreen,
      ),
      stroke(`M0 ${-24 * size} V${-80 * size}`, '#ffffff', 3, { opacity: 0.35 }),
    ),
  );

/** Roots, bulbs and leaves. */
export const rootEmblems = {
  carrot: () =>
    carrotAt(-46, 10, '#ee8130', '#c9601d') +
    carrotAt(46, -10, '#e5731f', '#c9601d') +
    carrotAt(0, 0, '#f08c3a', '#c9601d'),
  parsnip: () => carrotAt(-34, 8, '#f0e4c8', '#cbb98c') + carrotAt(34, -8, '#eadbb7', '#cbb98c'),
  celery: () =>
    tuft(7, 104, 14, 96, '0 -10') +
    ball(0, 34, 58, '#e6d9b8') +
    times(5, (i) => stroke(`M${-26 + i * 13} 88 q${i % 2 ? 6 : -6} 10 0 18`, '#cdbb8d', 4)),
  radish: () =>
    each([-52, 0, 50], (x) =>
      group(
        `translate(${x} ${x === 0 ? 30 : 10}) scale(.62) rotate(${x / 6})`,
        tuft(3, 110, 22, 60, '0 -24'),
        volume('M0 92 Q-60 50 -52 0 Q-30 -34 0 -34 Q30 -34 52 0 Q60 50 0 92 Z', '#cf2f62'),
        path('M0 92 Q-24 66 -26 52 Q0 66 26 52 Q24 66 0 92 Z', '#f6e7ea'),
        stroke('M0 90 v28', '#eccdd5', 4),
      ),
    ),
  turnip: () =>
    bulbWithTop(
      '#efe9df',
      '#cfc5b2',
      path('M-60 -2 Q-46 -34 0 -34 Q46 -34 60 -2 Q30 12 0 10 Q-30 12 -60 -2 Z', '#8d4a86', { opacity: 0.8 }),
    ),
  beet: () => bulbWithTop('#7b1f45', '#7b1f45', stroke('M0 -30 V-100 M-6 -30 L-34 -90 M6 -30 L34 -90', '#b03a5e', 5)),
  onion: () =>
    each([-40, 44], (x) =>
      group(
        `translate(${x} ${x > 0 ? 26 : -4}) scale(.86)`,
        volume(
          'M0 -92 Q6 -50 34 -30 Q66 -4 54 40 Q36 76 0 76 Q-36 76 -54 40 Q-66 -4 -34 -30 Q-6 -50 0 -92 Z',
          x > 0 ? '#b9762f' : '#c98a3d',
        ),
        stroke('M-20 -20 Q-40 20 -18 68 M20 -20 Q40 20 18 68', '#8f5a22', 3, { opacity: 0.5 }),
        stroke('M-12 78 v14 M0 78 v18 M12 78 v14', '#d8c79a', 3),
      ),
    ),
  leek: () =>
    each([-30, 26], (x) =>
      group(
        `translate(${x} 0) rotate(${x / 3})`,
        path('M-17 100 V-6 L-44 -100 L-8 -36 L2 -108 L16 -36 L46 -92 L17 -6 V100 Z', deepGreen),
        path('M-17 100 V0 H17 V100 Z', '#eef0dc'),
        path('M-17 100 V-16 H17 V100 Z', 'url(#tube)'),
      ),
    ),
  lettuce: () =>
    head([leafGreen, freshGreen, '#a5cf6a'], 1) + head([freshGreen, '#b9dc82'], 0.64) + ball(0, 0, 24, '#d3e9a3'),
  spinach: () =>
    times(7, (i) =>
      group(
        `translate(0 70) rotate(${-54 + i * 18})`,
        leaf(150 - Math.abs(i - 3) * 14, 40, i % 2 ? deepGreen : '#3c7d3d'),
      ),
    ),
  chard: () =>
    each([-2, -1, 0, 1, 2], (i) =>
      group(
        `translate(0 96) rotate(${i * 17})`,
        leaf(184, 52, i % 2 ? '#3c7d3d' : deepGreen),
        stroke('M0 0 V-150', ['#d3365a', '#f0b93a', '#e8e2d2', '#e2762b', '#c72d6a'][i + 2] ?? '#d3365a', 9),
      ),
    ),
  kohlrabi: () =>
    each([-52, -24, 24, 52], (a) =>
      group(
        `translate(0 10) rotate(${a})`,
        stroke('M0 -30 V-66', leafGreen, 6),
        group('translate(0 -60)', leaf(58, 26, leafGreen)),
      ),
    ) +
    egg(0, 36, 66, 56, '#a7c98a') +
    ellipse(0, -8, 20, 7, '#dfeacb'),
  cabbage: () =>
    head([deepGreen, leafGreen], 1) +
    ball(0, 6, 66, '#a9cf88') +
    stroke('M0 70 Q-6 10 -30 -36 M0 40 Q16 10 40 -16 M-4 10 Q10 -20 6 -56', '#dfeecb', 4, { opacity: 0.8 }),
  cauliflower: () =>
    head([deepGreen, leafGreen], 1.04) +
    each([0, 1, 2, 3, 4, 5, 6], (i) =>
      ball(i === 6 ? 0 : Math.cos(i * 1.05) * 36, i === 6 ? 0 : Math.sin(i * 1.05) * 32, 30, '#f4efdf'),
    ),
  broccoli: () =>
    path('M-20 100 Q-12 40 -34 6 H34 Q12 40 20 100 Z', '#9fc47c') +
    each([0, 1, 2, 3, 4, 5, 6], (i) =>
      ball(
        i === 6 ? 0 : Math.cos(i * 1.05) * 52,
        (i === 6 ? 0 : Math.sin(i * 1.05) * 36) - 30,
        36,
        i % 2 ? '#3a7a3f' : '#46894a',
      ),
    ),
  kale: () =>
    each([-2, 2, -1, 1, 0], (turn) =>
      group(
        `translate(0 92) scale(.74) rotate(${turn * 21})`,
        times(8, (bump) => circle(bump % 2 ? 17 : -17, -64 - bump * 16, 21, (turn + bump) % 2 ? '#2d5f3a' : '#3d7a45')),
        stroke('M0 0 V-178', '#a9cf88', 7),
      ),
    ),
  artichoke: () =>
    stroke('M0 52 V106', '#7d9a5c', 17) +
    each([4, 3, 2, 1, 0], (row) => {
      const y = 58 - row * 24;
      const half = 62 * Math.sqrt(1 - ((row - 1.2) / 3) ** 2);
      return times(5 - (row % 2), (scale) => {
        const x = -half + ((scale + (row % 2 ? 0.5 : 0)) * half) / 2;
        return volume(
          `M${x - 19} ${y} Q${x - 20} ${y - 34} ${x} ${y - 54} Q${x + 20} ${y - 34} ${x + 19} ${y} Q${x} ${y + 12} ${x - 19} ${y} Z`,
          scale % 2 ? '#86a673' : '#6d9060',
        );
      });
    }),
} as const satisfies Record<string, Emblem>;
