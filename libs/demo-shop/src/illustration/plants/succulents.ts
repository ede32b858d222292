import { around, circle, each, ellipse, group, path, stroke, times, volume } from '../shapes';
import { fan, green, type Foliage } from './foliage';

const spines = (count: number) => around(count, () => stroke('M0 0 V-9', '#e9d9b4', 1.6));

function column(x: number, y: number, width: number, height: number): string {
  const half = width / 2;
  const outline = `M${-half} 0 V${-height + half} Q${-half} ${-height} 0 ${-height} Q${half} ${-height} ${half} ${-height + half} V0 Z`;
  return group(
    `translate(${x} ${y})`,
    path(outline, '#4f8f57'),
    path(outline, 'url(#tube)'),
    each([-0.35, 0, 0.35], (part) => stroke(`M${part * width} -4 V${-height + half}`, '#2f6d3d', 3, { opacity: 0.5 })),
    times(Math.floor(height / 20), (row) =>
      each([-0.26, 0.06, 0.36], (part) => group(`translate(${part * width} ${-14 - row * 18})`, spines(4))),
    ),
  );
}

const arm = (side: number, from: number, height: number) =>
  stroke(`M${side * 16} ${-from} H${side * 52}`, '#4a8852', 28) + column(side * 58, -from + 13, 32, height);

const ribs = 9;

/** Plants that keep their water in leaves and stems. */
export const succulents = {
  cactus: () => column(0, 4, 52, 200) + arm(-1, 92, 78) + arm(1, 64, 98),
  'cactus-ball': () =>
    group(
      'translate(0 -60)',
      ellipse(0, 0, 86, 78, '#4f8f57'),
      ellipse(0, 0, 86, 78, 'url(#ball)'),
      times(ribs, (rib) => {
        const x = ((rib - (ribs - 1) / 2) / ribs) * 176;
        return (
          stroke(`M${x * 0.1} -76 Q${x * 1.06} 0 ${x * 0.16} 76`, '#2f6d3d', 3, { opacity: 0.45 }) +
          times(6, (row) =>
            group(`translate(${x * Math.sqrt(1 - ((row - 2.5) / 3.6) ** 2)} ${(row - 2.5) * 22})`, spines(6)),
          )
        );
      }),
      each([-28, 0, 28], (x) =>
        group(
          `translate(${x} ${-76 + Math.abs(x) / 5})`,
          around(5, () => volume('M0 0 Q-10 -12 0 -26 Q10 -12 0 0 Z', '#e86f8b')),
        ),
      ),
    ),
  aloe: () =>
    fan(11, 132, (index, angle) =>
      group(
        `rotate(${angle})`,
        volume(`M-13 0 Q-16 -70 0 ${-156 + Math.abs(angle) * 0.5} Q16 -70 13 0 Z`, index % 2 ? '#6fa583' : '#5a9470'),
        times(6, (dot) => circle(dot % 2 ? 3 : -3, -30 - dot * 15, 2.4, '#dcebd8')),
      ),
    ),
  rosette: () =>
    group(
      'translate(0 -40) scale(1 .78)',
      times(3, (ring) =>
        around(
          11 - ring * 2,
          (index) =>
            volume(
              `M0 0 Q${-30 + ring * 6} ${-48 + ring * 14} 0 ${-104 + ring * 30} Q${30 - ring * 6} ${-48 + ring * 14} 0 0 Z`,
              index % 2 ? '#8fb89c' : '#a9cbb0',
            ),
          ring * 17,
        ),
      ),
      around(5, () => ellipse(0, -10, 8, 15, '#d4e3cd')),
    ),
  jade: () =>
    fan(5, 110, (index, angle) =>
      group(
        `rotate(${angle})`,
        stroke('M0 0 V-112', '#8a6a45', 10),
        times(6, (row) =>
          group(
            `translate(${row % 2 ? 18 : -18} ${-50 - row * 15})`,
            volume('M0 18 Q-27 10 -22 -13 Q0 -30 22 -13 Q27 10 0 18 Z', green(row + index)),
          ),
        ),
        group('translate(0 -124)', volume('M0 18 Q-22 8 -18 -14 Q0 -30 18 -14 Q22 8 0 18 Z', '#79b85f')),
      ),
    ),
} as const satisfies Record<string, Foliage>;
