import { around, ball, circle, each, group, stroke, times, volume } from '../shapes';
import { blade, fan, green, pointOn, type Foliage } from './foliage';

const cushion = (count: number, length: number, width: number, spread: number) =>
  fan(count, spread, (index, angle) => blade(length - Math.abs(angle) * 0.2, width, green(index), angle));

const blossom = (petals: number, color: string, size: number, centre: string) =>
  group(
    `scale(${size})`,
    around(petals, () => volume('M0 -4 Q-26 -22 -14 -44 Q0 -54 14 -44 Q26 -22 0 -4 Z', color)),
    circle(0, 0, 9, centre),
  );

/** A bush covered with flowers of one size. */
const covered = (bloom: string, petals: number, size: number, centre: string) =>
  times(26, (index) => {
    const turn = index * 2.4;
    const reach = 24 + (index % 5) * 19;
    return group(
      `translate(${Math.cos(turn) * reach} ${-46 + Math.sin(turn) * reach * 0.58})`,
      blade(48, 18, green(index), turn * 57),
    );
  }) +
  times(15, (index) => {
    const turn = index * 2.4 + 0.5;
    const reach = 12 + (index % 5) * 20;
    return group(
      `translate(${Math.cos(turn) * reach} ${-62 + Math.sin(turn) * reach * 0.6})`,
      blossom(petals, bloom, size, centre),
    );
  });

const orchidStem = (lean: number, bloom: string) => {
  const curve = { bend: [lean * 0.1, -196], end: [lean * 1.5, -138] } as const;
  return (
    stroke(`M0 0 Q${curve.bend.join(' ')} ${curve.end.join(' ')}`, '#6a8a4a', 6) +
    [0.5, 0.63, 0.76, 0.88, 1]
      .map((at) => group(pointOn(curve, at), blossom(5, bloom, 0.66, '#c72d6a'), circle(0, 7, 4, '#f0c63f')))
      .join('')
  );
};

/** Plants that are bought for their flowers; `bloom` is the colour of these. */
export const blooming = {
  orchid: (bloom: string) => cushion(5, 96, 27, 136) + orchidStem(66, bloom) + orchidStem(-44, bloom),
  'peace-lily': () =>
    cushion(11, 124, 24, 128) +
    each([-26, 34, 4], (x) =>
      group(
        `rotate(${x * 0.7})`,
        stroke('M0 0 V-140', '#4f9a4c', 5),
        group(
          'translate(0 -132)',
          volume('M0 6 Q-34 -26 0 -76 Q30 -26 0 6 Z', '#f4f4ec'),
          stroke('M2 0 V-34', '#e8d27a', 9),
        ),
      ),
    ),
  violet: (bloom: string) =>
    group(
      'translate(0 -26) scale(1 .62)',
      times(15, (index) => blade(112 - (index % 2) * 22, 44, green(index), index * 24)),
    ) +
    times(9, (index) => {
      const turn = index * 0.7;
      return group(
        `translate(${Math.cos(turn) * 38} ${-52 + Math.sin(turn) * 22})`,
        blossom(5, bloom, 0.56, '#f3c53f'),
      );
    }) +
    group('translate(0 -56)', blossom(5, bloom, 0.64, '#f3c53f')),
  anthurium: (bloom: string) =>
    [-64, 58, -30, 26]
      .map((angle, index) =>
        group(
          `rotate(${angle})`,
          stroke('M0 0 V-60', '#3b7f42', 5),
          group(
            'translate(0 -54)',
            volume('M0 0 Q-60 -14 -44 -58 Q-16 -60 0 -112 Q16 -60 44 -58 Q60 -14 0 0 Z', green(index)),
          ),
        ),
      )
      .join('') +
    each([-22, 28, 2], (x) =>
      group(
        `rotate(${x})`,
        stroke('M0 0 V-140', '#6a8a4a', 5),
        group(
          'translate(0 -140) scale(.8)',
          volume('M0 10 Q-56 -6 -40 -46 Q-14 -48 0 -92 Q14 -48 40 -46 Q56 -6 0 10 Z', bloom),
          stroke('M0 -8 Q14 -40 4 -62', '#f0d27a', 9),
        ),
      ),
    ),
  hibiscus: (bloom: string) =>
    covered('#4f9a4c', 4, 0.3, '#4f9a4c') +
    each([-54, 52, 0], (x) =>
      group(
        `translate(${x} ${-92 - (x === 0 ? 36 : 0)})`,
        blossom(5, bloom, 0.94, '#8a1f3a'),
        stroke('M0 0 L22 -26', '#f3d46a', 6),
      ),
    ),
  azalea: (bloom: string) => covered(bloom, 6, 0.46, '#f4e0a8'),
  poinsettia: (bloom: string) =>
    cushion(9, 118, 36, 170) +
    each([-52, 50, 0], (x) =>
      group(
        `translate(${x} ${-84 - (x === 0 ? 22 : 0)}) scale(.86)`,
        around(7, () => volume('M0 0 Q-22 -30 0 -76 Q22 -30 0 0 Z', bloom)),
        around(6, () => volume('M0 0 Q-15 -20 0 -46 Q15 -20 0 0 Z', bloom), 26),
        around(5, () => ball(0, -7, 5, '#e8c63c')),
      ),
    ),
} as const satisfies Record<string, Foliage>;
