import { circle, each, ellipse, group, path, rect, stroke, times } from './shapes';

const far = (...content: string[]) => `<g filter="url(#far)">${content.join('')}</g>`;
const near = (...content: string[]) => `<g filter="url(#near)">${content.join('')}</g>`;

const hill = (color: string, y: number, wave: number) =>
  path(`M-20 ${y} Q300 ${y - wave} 600 ${y} T1220 ${y - wave / 2} V620 H-20 Z`, color);

/** Blurred foliage: many soft discs of several greens. */
const crown = (x: number, y: number, size: number, greens: readonly string[]) =>
  times(26, (i) => {
    const turn = i * 2.4;
    const reach = Math.sqrt(i / 26) * size;
    return circle(
      x + Math.cos(turn) * reach,
      y + Math.sin(turn) * reach * 0.8,
      size * 0.34,
      greens[i % greens.length] ?? '#7fab66',
      { opacity: 0.85 },
    );
  });

const greens = ['#7fab66', '#8fb873', '#6b9a58', '#a2c687', '#5f8f52'] as const;
const petals = ['#e98aa0', '#f2c14a', '#d65d6e', '#f4efe2', '#a77fc0'] as const;

const flowerBed = (y: number, count: number, size: number) =>
  times(count, (i) =>
    circle(((i * 83) % 1240) - 20, y + ((i * 37) % 40), size + (i % 4) * 2, petals[i % petals.length] ?? '#e98aa0', {
      opacity: 0.8,
    }),
  );

const outdoors = (ground: number) =>
  far(
    rect(-20, -20, 1240, 640, 0, 'url(#sky)'),
    hill('#d5e3b8', ground - 120, 60),
    crown(120, ground - 150, 110, greens),
    crown(330, ground - 110, 70, ['#a2c687', '#b5d39b', '#8fb873']),
    crown(1110, ground - 170, 140, greens),
    crown(900, ground - 110, 80, ['#8fb873', '#a2c687', '#6b9a58']),
    crown(620, ground - 90, 60, ['#b5d39b', '#a2c687']),
    hill('#b7d18b', ground - 30, 30),
    flowerBed(ground - 26, 60, 8),
    times(40, (i) =>
      circle((i * 131) % 1200, 40 + ((i * 71) % (ground - 160)), 8 + (i % 5) * 4, '#fffbe4', { opacity: 0.16 }),
    ),
  );

/** Boards in perspective. */
const deck = (y: number, color: string, dark: string, count: number) =>
  rect(0, y, 1200, 600 - y, 0, color) +
  times(count, (i) => {
    const top = (i / count) * 1200;
    const bottom = 600 + (top - 600) * 1.7;
    return stroke(`M${top} ${y} L${bottom} 620`, dark, 4, { opacity: 0.5 });
  }) +
  times(26, (i) =>
    stroke(`M${(i * 97) % 1200} ${y + 14 + ((i * 41) % (580 - y))} h${40 + (i % 4) * 22}`, dark, 2, { opacity: 0.22 }),
  );

/** A table top seen from the front, with its edge. */
const tableTop = (y: number, color: string, dark: string) =>
  rect(0, y, 1200, 600 - y, 0, color) +
  times(7, (i) => stroke(`M0 ${y + 12 + i * ((588 - y) / 7)} H1200`, dark, 2, { opacity: 0.28 })) +
  times(30, (i) =>
    path(`M${(i * 173) % 1200} ${y + 8 + ((i * 53) % (560 - y))} q40 -5 ${90 + (i % 5) * 20} 2`, 'none', {
      stroke: dark,
      width: 2,
      opacity: 0.22,
      round: true,
    }),
  ) +
  rect(0, y, 1200, 7, 0, '#ffffff', { opacity: 0.3 });

const soilRow = (y: number) =>
  near(
    path(`M-20 ${y} Q300 ${y - 26} 600 ${y - 6} T1220 ${y - 14} V620 H-20 Z`, 'url(#soil)'),
    times(60, (i) =>
      ellipse((i * 89) % 1200, y + 18 + ((i * 47) % 80), 10 + (i % 4) * 4, 5, i % 2 ? '#7a573e' : '#33231a', {
        opacity: 0.6,
      }),
    ),
  ) +
  times(17, (i) =>
    group(
      `translate(${30 + i * 72} ${y + 8 + (i % 3) * 6}) scale(.62)`,
      each([-38, 0, 38], (angle) =>
        path('M0 0 Q-24 -40 0 -84 Q24 -40 0 0 Z', angle === 0 ? '#68ad55' : '#3f8a43', {
          transform: `rotate(${angle})`,
        }),
      ),
    ),
  );

const pegboard = () =>
  far(
    rect(-20, -20, 1240, 640, 0, '#ddd6c8'),
    rect(60, 40, 1080, 330, 8, '#c9bfab'),
    times(140, (i) => circle(90 + (i % 28) * 38, 70 + Math.floor(i / 28) * 64, 5, '#a39883')),
    each(
      [150, 230, 310],
      (x) => rect(x, 90, 22, 190, 10, '#8f979c') + rect(x - 8, 230, 38, 110, 16, x === 230 ? '#3a78b5' : '#c1372f'),
    ),
    rect(960, 80, 140, 200, 8, '#8a6a45') + rect(976, 100, 108, 60, 4, '#e8dfc9'),
    stroke('M700 60 V130 M700 130 q50 90 0 160 q-50 -70 0 -160', '#6e767b', 18),
    rect(-20, 400, 1240, 90, 0, '#b9ae97'),
  );

const livingRoom = () =>
  far(
    rect(-20, -20, 1240, 640, 0, '#efe8dc'),
    rect(-20, -20, 440, 640, 0, '#dde5d8'),
    rect(90, 40, 230, 320, 6, '#cfe3ea') +
      rect(90, 40, 230, 320, 6, 'none', { stroke: '#fbfaf6', width: 18 }) +
      stroke('M205 40 V360 M90 190 H320', '#fbfaf6', 12),
    rect(760, 70, 190, 140, 4, '#b98c5a') + rect(776, 86, 158, 108, 2, '#f4efe2') + circle(856, 140, 36, '#8fb873'),
    crown(1110, 200, 110, greens) + rect(1060, 270, 100, 150, 12, '#c0673f'),
    rect(-20, 380, 1240, 240, 0, '#d9c7a8'),
  );

const patio = () =>
  far(
    rect(-20, -20, 1240, 640, 0, '#f0e7d6'),
    rect(60, 30, 250, 350, 8, '#bfd5d8') +
      rect(60, 30, 250, 350, 8, 'none', { stroke: '#fbfaf6', width: 20 }) +
      stroke('M185 30 V380', '#fbfaf6', 14),
    crown(1120, 140, 150, greens),
    crown(420, 330, 60, ['#8fb873', '#6b9a58']),
    crown(980, 60, 90, ['#a2c687', '#8fb873']),
    times(
      9,
      (i) =>
        circle(480 + i * 62, 60 + Math.sin(i) * 16, 12, '#ffe9ad', { opacity: 0.95 }) +
        circle(480 + i * 62, 60 + Math.sin(i) * 16, 30, '#ffe9ad', { opacity: 0.3 }),
    ),
    flowerBed(350, 24, 8),
  );

const glasshouse = () =>
  far(
    rect(-20, -20, 1240, 640, 0, '#e6f0ea'),
    crown(180, 260, 130, greens),
    crown(1040, 240, 150, greens),
    crown(600, 300, 90, ['#a2c687', '#b5d39b']),
    times(9, (i) => stroke(`M${i * 150} -20 V470`, '#c3d6cb', 12)),
    each([70, 250], (y) => stroke(`M-20 ${y} H1220`, '#c3d6cb', 9)),
    times(18, (i) => ellipse((i * 137) % 1200, 400 + ((i * 29) % 40), 44, 22, greens[i % greens.length] ?? '#7fab66')),
  );

/** Backgrounds for products. */
export const backgrounds: Readonly<Record<string, () => string>> & { plain: () => string } = {
  garden: () =>
    outdoors(470) +
    near(
      hill('#93b968', 470, 16),
      times(90, (i) =>
        path(`M${(i * 61) % 1210} ${500 + ((i * 37) % 90)} q-3 -14 2 -24 q4 10 4 24 Z`, i % 2 ? '#7ca653' : '#a9cb7f'),
      ),
    ),
  bed: () => outdoors(460) + near(hill('#93b968', 452, 12)) + soilRow(510),
  terrace: () => patio() + near(deck(400, '#c9a27a', '#8f6a45', 14)),
  workshop: () => pegboard() + near(tableTop(452, '#c19256', '#7d5730')) + rect(0, 556, 1200, 44, 0, '#8a6236'),
  home: () => livingRoom() + near(tableTop(456, '#c99f6c', '#8f683d')) + rect(0, 560, 1200, 40, 0, '#9a7247'),
  greenhouse: () => glasshouse() + near(tableTop(448, '#b58a5a', '#73502f')) + rect(0, 556, 1200, 44, 0, '#83603a'),
  plain: () =>
    rect(0, 0, 1200, 600, 0, '#f4f2ea') +
    ellipse(600, 520, 620, 90, '#e9e6da') +
    ellipse(600, 512, 380, 40, '#dedaca', { opacity: 0.6 }),
};
