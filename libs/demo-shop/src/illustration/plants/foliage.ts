import { group, stroke, times, volume } from '../shapes';

/** A plant above the rim of its pot: the origin is where it leaves the soil, up is negative. */
export type Foliage = (bloom: string) => string;

const greens = ['#4f9a4c', '#3b7f42', '#2f6d37', '#68ad55'] as const;
export const green = (index: number) => greens[Math.abs(index) % greens.length] ?? greens[0];

/** One leaf from the origin upwards with a light midrib. */
export const blade = (length: number, width: number, color: string, angle: number, rib = 0.3) =>
  group(
    `rotate(${angle})`,
    volume(`M0 0 Q${-width} ${-length * 0.45} 0 ${-length} Q${width} ${-length * 0.45} 0 0 Z`, color),
    stroke(`M0 -6 V${-length * 0.86}`, '#dfeec8', 2, { opacity: rib }),
  );

interface Curve {
  bend: readonly [number, number];
  end: readonly [number, number];
}

/** Moves to a point of a bent stem that begins at the origin; 1 is its end. */
export function pointOn({ bend, end }: Curve, at: number): string {
  const x = 2 * (1 - at) * at * bend[0] + at * at * end[0];
  const y = 2 * (1 - at) * at * bend[1] + at * at * end[1];
  return `translate(${x} ${y})`;
}

export const fan = (count: number, spread: number, draw: (index: number, angle: number) => string) =>
  times(count, (i) => draw(i, -spread / 2 + (spread / (count - 1)) * i));

/** Heart-shaped leaf with cuts along its edge. */
const splitLeaf = (size: number, color: string) =>
  group(
    `scale(${size})`,
    volume(
      'M0 0 Q-30 -14 -62 -26 L-40 -36 Q-66 -44 -74 -62 L-46 -62 Q-62 -82 -52 -104 L-30 -84 Q-22 -118 0 -128 Q22 -118 30 -84 L52 -104 Q62 -82 46 -62 L74 -62 Q66 -44 40 -36 L62 -26 Q30 -14 0 0 Z',
      color,
    ),
    stroke('M0 -4 V-116 M0 -34 L-40 -50 M0 -34 L40 -50 M0 -66 L-34 -86 M0 -66 L34 -86', '#dfeec8', 2, {
      opacity: 0.45,
    }),
  );

const pinnate = (length: number, color: (index: number) => string, size: number, angle: number) =>
  group(
    `rotate(${angle})`,
    stroke(`M0 0 Q10 ${-length * 0.6} 0 ${-length}`, '#3b7f42', 4),
    times(11, (i) =>
      group(
        `translate(${4 * Math.sin(i / 3)} ${-length * 0.2 - i * (length * 0.075)})`,
        blade(size * (1 - i * 0.05), size * 0.2, color(i), -58, 0),
        blade(size * (1 - i * 0.05), size * 0.2, color(i + 1), 58, 0),
      ),
    ),
    group(`translate(0 ${-length})`, blade(size * 0.5, size * 0.14, color(0), 0, 0)),
  );

/** Green plants, by the names of the demo shop's pictures. */
export const foliage = {
  monstera: () =>
    [-58, 50, -20, 26, 2]
      .map((angle, i) =>
        group(
          `rotate(${angle})`,
          stroke('M0 0 V-86', '#3b7f42', 6),
          group('translate(0 -80)', splitLeaf(0.72 + (i % 3) * 0.12, green(i))),
        ),
      )
      .join(''),
  ficus: () =>
    stroke('M0 0 Q-8 -70 4 -150', '#7a5a3c', 10) +
    times(13, (i) =>
      group(
        `translate(${i % 2 ? 5 : -5} ${-40 - i * 13})`,
        blade(88 - i * 2, 34, green(i), (i % 2 ? 1 : -1) * (78 - i * 4)),
      ),
    ),
  sansevieria: () =>
    fan(9, 52, (i, angle) =>
      group(
        `translate(${(i - 4) * 9} 0) rotate(${angle * 0.55})`,
        volume(`M-13 0 Q-19 -90 0 ${-150 - ((i * 37) % 60)} Q19 -90 13 0 Z`, '#e3cf6a'),
        volume(`M-8 0 Q-12 -90 0 ${-138 - ((i * 37) % 60)} Q12 -90 8 0 Z`, green(i + 1)),
        times(5, (k) => stroke(`M-7 ${-24 - k * 22} q7 -5 14 0`, '#a9c98a', 3, { opacity: 0.5 })),
      ),
    ),
  trailing: () =>
    [-96, 92, -70, 64, -36, 40, 6]
      .map((reach, vine) => {
        const curve = {
          bend: [reach * 0.9, -104],
          end: [reach, 30 + (vine % 3) * 22 - (Math.abs(reach) < 50 ? 60 : 0)],
        } as const;
        return (
          stroke(`M0 0 Q${curve.bend.join(' ')} ${curve.end.join(' ')}`, '#3b7f42', 4) +
          [0.3, 0.45, 0.58, 0.7, 0.8, 0.9, 1]
            .map((at, index) =>
              group(
                `${pointOn(curve, at)} rotate(${(index % 2 ? 60 : -50) + reach / 3})`,
                volume(
                  'M0 6 Q-30 -10 -17 -36 Q0 -30 17 -36 Q30 -10 0 6 Z',
                  (index + vine) % 4 ? green(index + vine) : '#a9cf6a',
                ),
              ),
            )
            .join('')
        );
      })
      .join(''),
  grass: () =>
    fan(17, 160, (i, angle) => {
      const bow = `M0 0 Q${angle * 0.8} -170 ${angle * 1.6} ${-116 + Math.abs(angle) * 1.2}`;
      return stroke(bow, green(i), 10) + stroke(bow, '#e6efcf', 3, { opacity: 0.85 });
    }),
  fern: () => fan(9, 168, (i, angle) => pinnate(150 - Math.abs(angle) * 0.3, (k) => green(k + i), 42, angle * 0.8)),
  palm: () =>
    stroke('M-4 0 V-80 M8 0 V-70', '#8a6a45', 9) +
    group(
      'translate(2 -66)',
      fan(8, 176, (i, angle) => pinnate(140, (k) => green(k + i), 62, angle * 0.72)),
    ),
  zamioculcas: () =>
    fan(6, 96, (i, angle) =>
      group(
        `rotate(${angle})`,
        stroke('M0 0 V-170', '#5b8a4a', 9),
        times(8, (k) =>
          group(`translate(0 ${-36 - k * 18})`, blade(52, 24, green(k + i), -56), blade(52, 24, green(k + i + 1), 56)),
        ),
        group('translate(0 -170)', blade(44, 20, green(i), 0)),
      ),
    ),
  calathea: () =>
    [-62, 60, -32, 30, 0]
      .map((angle, i) =>
        group(
          `rotate(${angle})`,
          stroke('M0 0 V-60', '#6b4a6a', 5),
          group(
            'translate(0 -54)',
            volume('M0 0 Q-52 -50 0 -122 Q52 -50 0 0 Z', green(i + 1)),
            times(6, (k) =>
              stroke(`M0 ${-16 - k * 16} q-9 -8 -14 -15 M0 ${-16 - k * 16} q9 -8 14 -15`, '#b8d89a', 4, {
                opacity: 0.75,
              }),
            ),
          ),
        ),
      )
      .join(''),
} as const satisfies Record<string, Foliage>;
