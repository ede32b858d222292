import { around, each, ellipse, group, path, stroke, times, volume } from '../shapes';
import type { Paint } from '../paint';
import { deepGreen, freshGreen, leaf, leafGreen, tuft, type Emblem } from './emblem';

const blades = (count: number, height: number, width: number) =>
  times(count, (i) =>
    path(
      `M${-width / 2 + (width / count) * i} 92 q${(i % 3) * 5 - 5} ${-height * 0.6} ${(i % 3) * 10 - 10} ${-height + (i % 4) * 16} q12 ${height * 0.5} 14 ${height - (i % 4) * 16} Z`,
      [leafGreen, deepGreen, freshGreen][i % 3] ?? leafGreen,
    ),
  );

/** Leaves of kitchen herbs, and symbols for bags and bottles. */
export const signEmblems = {
  leaf: () =>
    stroke('M0 92 V-20', deepGreen, 7) +
    each([60, 24, -12], (y) => group(`translate(0 ${y})`, leaf(84, 26, leafGreen, -52), leaf(84, 26, deepGreen, 52))) +
    group('translate(0 -14)', leaf(88, 28, leafGreen)),
  herb: () =>
    each([-44, 0, 44], (x) =>
      group(
        `translate(${x} 0) rotate(${x / 4})`,
        stroke('M0 104 V-70', deepGreen, 6),
        times(5, (i) =>
          group(`translate(0 ${80 - i * 34})`, leaf(52, 20, leafGreen, -58), leaf(52, 20, '#3c7d3d', 58)),
        ),
        group('translate(0 -62)', leaf(46, 18, freshGreen)),
      ),
    ),
  parsley: () =>
    each([-46, 0, 46], (x) =>
      group(
        `translate(${x} 0) rotate(${x / 3})`,
        stroke('M0 104 V-40', leafGreen, 5),
        each([-50, 0, 50], (a) =>
          group(
            `translate(0 -34) rotate(${a})`,
            stroke('M0 0 V-24', leafGreen, 4),
            group(
              'translate(0 -26)',
              around(7, (i) => leaf(34, 15, i % 2 ? leafGreen : '#3c7d3d')),
            ),
          ),
        ),
      ),
    ),
  chives: (p: Paint) =>
    blades(17, 180, 130) +
    each([-38, 4, 44], (x) =>
      group(
        `translate(${x} -84) scale(.9)`,
        around(14, (i) => ellipse(0, -15, 4, 13, i % 2 ? '#b27fc4' : p.light)),
      ),
    ),
  dill: () =>
    each([-30, 26], (x) =>
      group(
        `translate(${x} 0) rotate(${x / 4})`,
        stroke('M0 106 V-70', leafGreen, 5),
        times(6, (i) =>
          each([-1, 1], (side) =>
            stroke(
              `M0 ${70 - i * 26} q${side * 26} -14 ${side * 46} -44 M${side * 18} ${56 - i * 26} q${side * 6} -16 ${side * 4} -30`,
              i % 2 ? leafGreen : '#6a9a3f',
              3,
            ),
          ),
        ),
      ),
    ),
  sprout: () =>
    ellipse(0, 84, 92, 22, '#5b3d28') +
    stroke('M0 84 Q-6 20 4 -20', freshGreen, 11) +
    group('translate(4 -16)', leaf(86, 30, freshGreen, -54), leaf(86, 30, leafGreen, 54)),
  flower: (p: Paint) =>
    stroke('M0 0 V100', leafGreen, 8) +
    tuft(2, 70, 24, 110, '0 84') +
    group(
      'translate(0 -24)',
      around(8, () => volume('M0 -8 Q-24 -40 0 -70 Q24 -40 0 -8 Z', p.accent)),
      ellipse(0, 0, 19, 19, '#f3c53f'),
    ),
  grass: () => blades(21, 176, 190),
  bark: () =>
    times(16, (i) =>
      volume(
        `M${-88 + (i % 4) * 46} ${-66 + Math.floor(i / 4) * 40} l42 -${8 + (i % 3) * 5} l8 22 l-46 ${10 + (i % 2) * 6} Z`,
        ['#8a5a37', '#6b4429', '#9c6b43'][i % 3] ?? '#8a5a37',
      ),
    ),
  flame: () =>
    path(
      'M0 -104 Q74 -20 58 44 Q46 98 0 98 Q-46 98 -58 44 Q-66 4 -26 -34 Q-20 0 -6 6 Q-26 -50 0 -104 Z',
      'url(#flame)',
    ) + path('M4 96 Q-34 84 -26 44 Q-14 20 4 2 Q34 40 30 66 Q26 90 4 96 Z', '#fff0b8', { opacity: 0.85 }),
} as const satisfies Record<string, Emblem>;
