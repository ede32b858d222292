import type { Paint } from '../paint';
import { group, path, stroke } from '../shapes';

/** A plant or sign around the origin, about 200 high; for packets, bags and labels. */
export type Emblem = (paint: Paint) => string;

export const leafGreen = '#4f9a4c';
export const deepGreen = '#2f6d37';
export const freshGreen = '#8cc152';

/** One leaf that grows upwards from the origin. */
export const leaf = (length: number, width: number, color: string, angle = 0) =>
  group(
    `rotate(${angle})`,
    path(`M0 0 Q${-width} ${-length * 0.5} 0 ${-length} Q${width} ${-length * 0.5} 0 0 Z`, color),
    stroke(`M0 -4 V${-length * 0.82}`, '#ffffff', 2, { opacity: 0.35 }),
  );

/** A fan of leaves: the top of a root vegetable. */
export const tuft = (count: number, length: number, width: number, spread: number, at = '0 0') =>
  group(
    `translate(${at})`,
    ...Array.from({ length: count }, (_, index) =>
      leaf(
        length * (1 - 0.16 * Math.abs(index - (count - 1) / 2)),
        width,
        index % 2 ? deepGreen : leafGreen,
        count === 1 ? 0 : -spread / 2 + (spread / (count - 1)) * index,
      ),
    ),
  );
