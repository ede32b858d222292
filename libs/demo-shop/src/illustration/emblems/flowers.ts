import { around, ball, circle, each, egg, ellipse, group, path, stroke, times, volume } from '../shapes';
import type { Paint } from '../paint';
import { deepGreen, leaf, leafGreen, tuft, type Emblem } from './emblem';

const stem = (height = 120) => stroke(`M0 0 Q8 ${height / 2} 0 ${height}`, leafGreen, 7);

/** A flower with the given number of petals around a centre. */
function rosette(count: number, petal: string, color: string, centre: string, size: number): string {
  return around(count, () => path(petal, color) + path(petal, 'url(#ball)')) + ball(0, 0, size, centre);
}

const longPetal = 'M0 -8 Q-15 -40 0 -66 Q15 -40 0 -8 Z';
const widePetal = 'M0 -4 Q-44 -34 -26 -64 Q0 -80 26 -64 Q44 -34 0 -4 Z';

const threeOf = (draw: (index: number) => string) =>
  [
    [-44, 10, 0.72],
    [46, 30, 0.62],
    [2, -30, 0.9],
  ]
    .map(([x = 0, y = 0, size = 1], index) =>
      group(
        `translate(${x} ${y}) scale(${size})`,
        stem(),
        group('translate(6 86)', leaf(58, 14, deepGreen, 50)),
        draw(index),
      ),
    )
    .join('');

const spikeOf = (color: string, florets: number, draw: (index: number) => string) =>
  each([-46, 0, 46], (x) =>
    group(
      `translate(${x} ${x === 0 ? -4 : 14}) rotate(${x / 6})`,
      stroke('M0 -96 V104', leafGreen, 6),
      times(florets, (i) => group(`translate(${i % 2 ? 9 : -9} ${-92 + i * 12})`, draw(i))),
      leaf(70, 9, deepGreen, 34),
      leaf(60, 9, leafGreen, -34),
    ),
  ) + (color === '' ? '' : '');

const bulbFlower = (head: string, at = -46) =>
  stroke('M0 -20 Q4 50 0 108', leafGreen, 8) + tuft(4, 128, 17, 56, '0 108') + group(`translate(0 ${at})`, head);

/** Flowers; their petals take the product's colour, so that a packet shows what grows from it. */
export const flowerEmblems = {
  daisy: (p: Paint) => threeOf(() => rosette(14, longPetal, p.base, '#e9b93a', 19)),
  sunflower: () =>
    stem(110) +
    tuft(2, 74, 28, 120, '0 74') +
    group('translate(0 -24) scale(1.14)', rosette(18, longPetal, '#f2b62c', '#5d3a1e', 32)),
  cornflower: () =>
    threeOf(() => rosette(9, 'M0 -6 L-18 -58 L-6 -50 L0 -66 L6 -50 L18 -58 Z', '#4060b8', '#5a3f9a', 15)),
  poppy: (p: Paint) =>
    threeOf(
      () =>
        around(4, () => volume(widePetal, p.base)) +
        circle(0, 0, 15, '#2b2430') +
        around(12, () => circle(0, -20, 3, '#2b2430')),
    ),
  petunia: (p: Paint) =>
    threeOf(() => around(5, () => volume(widePetal, p.base)) + circle(0, 0, 17, p.deep) + circle(0, 0, 7, '#f4e9a8')),
  zinnia: (p: Paint) =>
    threeOf(
      () =>
        rosette(16, longPetal, p.dark, '#e9b93a', 10) +
        group('scale(.68)', rosette(12, longPetal, p.base, '#e9b93a', 22)),
    ),
  spike: (p: Paint) => spikeOf(p.base, 12, (i) => egg(0, 0, 10 - i * 0.1, 8, i % 3 ? p.base : p.light)),
  meadow: (p: Paint) =>
    times(11, (i) =>
      stroke(
        `M${-80 + i * 16} 104 q${(i % 3) * 6 - 6} -50 ${(i % 4) * 5 - 8} -${90 + (i % 3) * 26}`,
        i % 2 ? leafGreen : deepGreen,
        4,
      ),
    ) +
    [
      [-56, -20, '#d2392a'],
      [-18, -54, '#4060b8'],
      [26, -24, '#f2f0e8'],
      [60, -52, p.base],
      [-74, -60, '#f2b62c'],
      [6, -86, '#dd92a4'],
    ]
      .map(([x, y, color]) =>
        group(`translate(${x} ${y}) scale(.5)`, rosette(9, longPetal, String(color), '#e9b93a', 16)),
      )
      .join(''),
  tulip: (p: Paint) =>
    each([-46, 42, 0], (x) =>
      group(
        `translate(${x} ${x === 0 ? 0 : 26}) rotate(${x / 7}) scale(.84)`,
        bulbFlower(volume('M0 44 Q-48 30 -42 -44 Q-22 -18 -14 -54 Q0 -30 14 -54 Q22 -18 42 -44 Q48 30 0 44 Z', p.base)),
      ),
    ),
  narcissus: (p: Paint) =>
    each([-36, 36], (x) =>
      group(
        `translate(${x} ${x > 0 ? 14 : -6}) rotate(${x / 6}) scale(.88)`,
        bulbFlower(
          around(6, () => volume('M0 -6 Q-26 -34 0 -62 Q26 -34 0 -6 Z', p.base === '#efc63a' ? '#f6e08a' : '#f7f1dc')) +
            ball(0, 0, 24, '#eda52d') +
            circle(0, 0, 13, '#c9791a'),
        ),
      ),
    ),
  crocus: (p: Paint) =>
    each([-52, 50, 0], (x) =>
      group(
        `translate(${x} ${x === 0 ? 10 : 26}) rotate(${x / 5})`,
        tuft(4, 90, 8, 60, '0 84'),
        volume('M0 70 Q-44 10 -20 -56 Q-8 -34 0 -66 Q8 -34 20 -56 Q44 10 0 70 Z', p.base),
        ellipse(0, -34, 6, 18, '#f0a52c'),
      ),
    ),
  hyacinth: (p: Paint) =>
    tuft(5, 128, 18, 66, '0 108') +
    stroke('M0 108 V-20', leafGreen, 13) +
    times(24, (i) =>
      group(
        `translate(${-26 + (i % 4) * 17 + (Math.floor(i / 4) % 2) * 4} ${44 - Math.floor(i / 4) * 25})`,
        around(6, () => path('M0 0 Q-7 -9 0 -18 Q7 -9 0 0 Z', i % 2 ? p.base : p.light)),
      ),
    ),
  snowdrop: () =>
    each([-40, 36], (x) =>
      group(
        `translate(${x} 0) rotate(${x / 5})`,
        tuft(3, 104, 10, 40, '0 108'),
        stroke('M0 108 V-40 Q4 -84 34 -66', leafGreen, 6),
        group(
          'translate(38 -56)',
          each([-16, 16, 0], (a) => volume('M0 0 Q-17 34 0 62 Q17 34 0 0 Z', '#f5f6ee', { transform: `rotate(${a})` })),
          ball(0, 0, 9, leafGreen),
        ),
      ),
    ),
  allium: (p: Paint) =>
    each([-40, 40], (x) =>
      group(
        `translate(${x} ${x > 0 ? 20 : -14})`,
        stroke('M0 0 V112', leafGreen, 7),
        around(
          20,
          (i) =>
            stroke('M0 0 V-44', leafGreen, 1.5) +
            group(
              `translate(0 ${-38 - (i % 3) * 8})`,
              around(6, () => ellipse(0, -6, 3.4, 7, i % 2 ? p.base : p.light)),
            ),
        ),
      ),
    ),
  lily: (p: Paint) =>
    stroke('M0 0 Q6 50 0 112', leafGreen, 8) +
    times(5, (i) =>
      group(`translate(0 ${34 + i * 16})`, leaf(62, 10, i % 2 ? deepGreen : leafGreen, i % 2 ? 62 : -62)),
    ) +
    group(
      'translate(0 -22) scale(1.16)',
      around(6, () => volume('M0 0 Q-26 -34 0 -76 Q26 -34 0 0 Z', p.base)),
      around(6, () => stroke('M0 0 V-34', '#7fa06a', 3) + ellipse(0, -36, 4, 8, '#8a4a22'), 30),
    ),
} as const satisfies Record<string, Emblem>;
