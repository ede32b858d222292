import { circle, each, ellipse, group, path, rect, shadow, stroke, times } from '../shapes';
import type { Paint } from '../paint';
import type { Draw } from './kind';

export const greenhouse: Draw = (p, shape) => {
  const arch = shape === 'tunnel';
  const body = arch ? 'M52 340 V190 Q200 20 348 190 V340 Z' : 'M52 340 V180 L200 76 L348 180 V340 Z';
  return [
    shadow(200, 350, 180),
    times(9, (i) =>
      group(
        `translate(${84 + i * 29} 336) scale(.9)`,
        path('M0 0 Q-26 -44 0 -92 Q26 -44 0 0 Z', i % 2 ? p.leaf : p.leafDark),
      ),
    ),
    path(body, p.glass, { stroke: p.base, width: 9 }),
    each([126, 200, 274], (x) =>
      stroke(`M${x} ${arch ? (x === 200 ? 106 : 126) : x === 200 ? 80 : 130} V340`, p.base, 6),
    ),
    stroke('M52 190 H348', p.base, 6),
    rect(160, 214, 80, 126, 4, 'none', { stroke: p.dark, width: 7 }),
    rect(44, 334, 312, 16, 4, p.dark),
  ].join('');
};

export const coldFrame: Draw = (p) =>
  [
    shadow(200, 334, 170),
    times(9, (i) =>
      group(
        `translate(${84 + i * 29} 262) scale(.62)`,
        path('M0 0 Q-26 -44 0 -92 Q26 -44 0 0 Z', i % 2 ? p.leaf : p.leafDark),
      ),
    ),
    path('M44 256 L92 150 H308 L356 256 Z', p.glass, { stroke: p.base, width: 9 }),
    stroke('M200 150 V256', p.base, 7),
    rect(40, 252, 320, 76, 6, p.wood),
    rect(40, 286, 320, 5, 0, p.woodDark),
    circle(200, 270, 8, p.metalDark),
  ].join('');

export const fencePanel: Draw = (p) =>
  [
    shadow(200, 362, 160),
    times(8, (i) =>
      path(`M${58 + i * 37} 356 V92 L${72 + i * 37} 70 L${86 + i * 37} 92 V356 Z`, i % 2 ? p.face : p.body),
    ),
    each([136, 288], (y) => rect(40, y, 320, 22, 4, p.dark)),
  ].join('');

const vegetable: Record<string, (p: Paint) => string> = {
  carrot: (p) =>
    each([-40, 0, 40], (x) =>
      group(
        `translate(${200 + x} 214) rotate(${x / 3})`,
        path('M-19 -30 Q0 -44 19 -30 Q14 50 0 96 Q-14 50 -19 -30 Z', '#ee8130'),
        times(3, (i) => stroke(`M-12 ${-6 + i * 24} h12`, '#c9601d', 3)),
        stroke('M0 -34 V-84 M-6 -36 L-24 -76 M6 -36 L24 -76', p.leaf, 7),
      ),
    ),
  tomato: (p) =>
    circle(168, 246, 44, '#dc4331') +
    circle(234, 258, 38, '#c7352a') +
    circle(206, 196, 36, '#e35a42') +
    each([168, 206, 234], (x, i) => path(`M${x} ${[206, 164, 224][i]} l9 -16 l-18 0 Z`, p.leafDark)) +
    circle(152, 230, 11, '#ffffff', { opacity: 0.35 }),
  cucumber: () =>
    each([-26, 26], (x) =>
      group(
        `translate(${200 + x} 226) rotate(${20 + x / 2})`,
        rect(-24, -86, 48, 172, 24, '#4d8f3f'),
        rect(-14, -74, 8, 146, 4, '#86bd63', { opacity: 0.7 }),
      ),
    ),
  lettuce: () =>
    times(9, (i) =>
      ellipse(200 + Math.cos(i * 0.7) * 44, 236 + Math.sin(i * 0.7) * 34, 44, 38, i % 2 ? '#a5d25a' : '#7cb648', {
        stroke: '#639a36',
        width: 2,
      }),
    ) + ellipse(200, 232, 34, 30, '#c9e57f'),
  pepper: (p) =>
    path('M150 190 Q200 168 250 190 Q272 250 236 310 Q200 330 164 310 Q128 250 150 190 Z', '#d6432f') +
    path('M200 184 Q182 250 196 318', 'none', { stroke: '#a92a1e', width: 5 }) +
    stroke('M200 184 Q196 158 214 146', p.leafDark, 12) +
    path('M162 204 Q148 250 164 290', 'none', { stroke: '#ffffff', width: 9, opacity: 0.35, round: true }),
  pea: () =>
    group(
      'rotate(-24 200 236)',
      path('M88 236 Q200 150 312 236 Q200 318 88 236 Z', '#6db04a'),
      each([140, 170, 200, 230, 260], (x) => circle(x, 236, 18, '#a9da6a')),
    ),
  radish: (p) =>
    each([-44, 6, 52], (x, i) =>
      group(
        `translate(${200 + x} ${238 + (i % 2) * 22})`,
        path('M0 68 Q-4 40 -28 20 Q-40 -22 0 -28 Q40 -22 28 20 Q4 40 0 68 Z', '#d93a63'),
        stroke('M0 -26 V-84 M-4 -28 L-24 -74', p.leaf, 8),
      ),
    ),
  pumpkin: (p) =>
    each([-58, 58, -30, 30, 0], (x, i) =>
      ellipse(200 + x, 250, 42, 62, i < 2 ? '#d9711f' : i < 4 ? '#ea8a2e' : '#f39c3f'),
    ) + stroke('M200 190 Q200 160 222 150', p.leafDark, 13),
  onion: () =>
    path('M200 150 Q206 196 254 232 Q268 304 200 312 Q132 304 146 232 Q194 196 200 150 Z', '#c98a45') +
    each([-26, 0, 26], (x) => path(`M200 160 Q${200 + x * 1.7} 240 200 310`, 'none', { stroke: '#96602a', width: 3 })),
  herb: (p) =>
    times(5, (i) =>
      group(
        `translate(${140 + i * 30} 316) rotate(${(i - 2) * 9})`,
        stroke('M0 0 V-130', p.leafDark, 5),
        each([-40, -70, -100, -126], (y, k) =>
          path(
            `M0 ${y} q${k % 2 ? 34 : -34} -8 ${k % 2 ? 36 : -36} -32 q-30 0 ${k % 2 ? -36 : 36} 32 Z`,
            k % 2 ? p.leaf : '#6cb350',
          ),
        ),
      ),
    ),
  flower: (p) =>
    each(
      [
        [160, 220, 1],
        [240, 240, 0.9],
        [204, 170, 0.8],
      ]
        .flat()
        .filter((_, i) => i % 3 === 0),
      (x, i) =>
        group(
          `translate(${x} ${[220, 240, 170][i]})`,
          stroke('M0 10 V104', p.leafDark, 6),
          times(8, (k) => ellipse(0, -28, 13, 26, k % 2 ? p.accent : p.light, { transform: `rotate(${k * 45})` })),
          circle(0, 0, 14, '#f3c53f'),
        ),
    ),
  sunflower: (p) =>
    stroke('M200 220 V330', p.leafDark, 10) +
    group(
      'translate(200 212)',
      times(16, (i) => path('M0 -34 q-15 -34 0 -62 q15 28 0 62 Z', '#f2b52b', { transform: `rotate(${i * 22.5})` })),
      circle(0, 0, 40, '#6b4226'),
      circle(0, 0, 26, '#4f2f1a'),
    ),
  lawn: (p) =>
    times(17, (i) =>
      path(
        `M${118 + i * 10} 320 q${(i % 3) * 4 - 4} -90 ${(i % 3) * 10 - 10} -${120 + (i % 4) * 20} q12 60 13 ${120 + (i % 4) * 20} Z`,
        i % 2 ? p.leaf : p.leafDark,
      ),
    ),
  bean: () =>
    each([-36, 0, 36], (x) =>
      path(`M${190 + x} 150 q34 80 0 166 q-22 -84 0 -166 Z`, '#5fa346', { stroke: '#417d31', width: 3 }),
    ),
};

/** A paper packet of seeds with a picture of what grows from them. */
export const seedPacket: Draw = (p, shape) => {
  const picture = (vegetable[shape] ?? vegetable['carrot'])?.(p) ?? '';
  return [
    shadow(200, 372, 110),
    path('M98 40 H302 V368 H98 Z', p.paper, { stroke: '#ddd6c6', width: 2 }),
    path('M98 40 H302 V124 H98 Z', p.face),
    path('M98 124 Q200 152 302 124 V112 H98 Z', p.base),
    path('M98 40 H302 V56 H98 Z', p.dark),
    group('translate(20 34) scale(.9)', picture),
    rect(126, 80, 148, 13, 6, p.paper, { opacity: 0.9 }),
    rect(156, 102, 88, 8, 4, p.paper, { opacity: 0.6 }),
    path('M98 40 H118 V368 H98 Z', '#000000', { opacity: 0.05 }),
  ].join('');
};

/** A living plant in a nursery pot. */
export const plant: Draw = (p, shape) => {
  const crown =
    shape === 'tree'
      ? stroke('M200 290 V150', p.woodDark, 13) +
        each([0, 1, 2, 3, 4], (i) =>
          circle(200 + [0, -54, 54, -30, 34][i]! * 1, [84, 124, 124, 64, 70][i]!, 54, i % 2 ? p.leaf : p.leafDark),
        ) +
        (p.accent ? each([160, 216, 244, 186], (x, i) => circle(x, [112, 92, 134, 66][i] ?? 90, 9, p.accent)) : '')
      : shape === 'grass'
        ? times(21, (i) =>
            stroke(
              `M${190 + i} 290 Q${150 + i * 5} 160 ${70 + i * 13} ${90 + Math.abs(i - 10) * 10}`,
              i % 2 ? p.leaf : p.leafDark,
              6,
            ),
          )
        : times(11, (i) =>
            group(
              `translate(200 280) rotate(${(i - 5) * 15}) scale(${1.7 - Math.abs(i - 5) * 0.09})`,
              path('M0 0 Q-22 -60 0 -122 Q22 -60 0 0 Z', i % 2 ? p.leaf : p.leafDark),
            ),
          ) +
          (shape === 'flowering'
            ? each([112, 158, 204, 248, 292], (x, i) =>
                group(
                  `translate(${x} ${[150, 104, 86, 112, 156][i]})`,
                  times(6, (k) => ellipse(0, -15, 8, 15, p.base, { transform: `rotate(${k * 60})` })),
                  circle(0, 0, 8, '#f3c53f'),
                ),
              )
            : '');
  return [
    shadow(200, 364, 90),
    crown,
    path('M132 276 H268 L252 360 H148 Z', '#a5563a'),
    path('M124 262 H276 V286 H124 Z', '#bf6a48'),
  ].join('');
};
