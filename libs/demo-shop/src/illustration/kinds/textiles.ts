import type { Paint } from '../paint';
import { circle, each, ellipse, group, path, rect, shadow, stroke, times, within } from '../shapes';
import type { Draw } from './kind';

type Pattern = (p: Paint) => string;

const cushionOutline =
  'M62 84 Q84 92 200 80 Q316 92 338 84 Q330 108 344 200 Q330 296 338 322 Q316 314 200 328 Q84 314 62 322 Q70 296 56 200 Q70 108 62 84 Z';

const leafSprig = (p: Paint, x: number, y: number, angle: number, size: number) =>
  group(
    `translate(${x} ${y}) rotate(${angle}) scale(${size})`,
    stroke('M0 34 V-30', p.accent, 3),
    each([20, 2, -16], (at) =>
      path(`M0 ${at} q-22 -6 -26 -26 q20 2 26 26 M0 ${at} q22 -6 26 -26 q-20 2 -26 26`, p.accent),
    ),
    path('M0 -28 q-9 -16 0 -30 q9 14 0 30 Z', p.accent),
  );

const cushionPatterns: Readonly<Record<string, Pattern>> = {
  stripes: (p) =>
    each([84, 130, 176, 222, 268, 314], (x) =>
      path(`M${x} 70 Q${x - 9} 200 ${x} 340 h19 Q${x + 11} 200 ${x + 19} 70 Z`, p.accent, { opacity: 0.8 }),
    ),
  check: (p) =>
    each(
      [96, 166, 236, 306],
      (at) =>
        rect(at - 12, 60, 24, 290, 0, p.accent, { opacity: 0.4 }) +
        rect(40, at - 8, 320, 24, 0, p.accent, { opacity: 0.4 }),
    ),
  leaf: (p) =>
    times(9, (i) => leafSprig(p, 104 + (i % 3) * 96, 136 + Math.floor(i / 3) * 72, (i % 2 ? 24 : -18) + i * 3, 0.84)),
  tufted: (p) =>
    each([140, 260], (x) =>
      each(
        [150, 256],
        (y) =>
          stroke(
            `M${x} ${y} Q${x + 30} ${y - 28} ${x + 46} ${y - 46} M${x} ${y} Q${x - 30} ${y + 28} ${x - 46} ${y + 46} M${x} ${y} q28 30 46 42 M${x} ${y} q-28 -30 -46 -42`,
            p.deep,
            3,
            { opacity: 0.28 },
          ) +
          ellipse(x, y, 16, 12, '#000000', { opacity: 0.16 }) +
          circle(x, y - 1, 9, p.dark) +
          circle(x, y - 1, 9, 'url(#ball)'),
      ),
    ),
};

export const cushion: Draw = (p, shape) =>
  [
    shadow(200, 336, 146),
    path(cushionOutline, p.base),
    within(cushionOutline, cushionPatterns[shape]?.(p) ?? ''),
    path(cushionOutline, 'url(#ball)'),
    path('M74 96 Q200 70 326 96 Q336 200 326 310 Q200 332 74 310 Q64 200 74 96 Z', 'none', {
      stroke: p.light,
      width: 2,
      dash: '3 7',
      opacity: 0.7,
      round: true,
    }),
  ].join('');

const rugOutline = 'M96 120 H304 L374 316 H26 Z';

const rugPatterns: Readonly<Record<string, Pattern>> = {
  border: (p) =>
    path('M110 136 H290 L344 300 H56 Z', 'none', { stroke: p.accent, width: 10 }) +
    path('M122 150 H278 L318 286 H82 Z', 'none', { stroke: p.deep, width: 3, opacity: 0.5 }),
  geometric: (p) =>
    times(4, (row) =>
      times(5, (i) => {
        const y = 152 + row * 42;
        const width = 36 + row * 7;
        const x = 200 + (i - 2) * width * 1.06;
        return path(
          `M${x} ${y - 16} L${x + width / 2} ${y} L${x} ${y + 18} L${x - width / 2} ${y} Z`,
          (row + i) % 2 ? p.accent : p.dark,
          { opacity: 0.75 },
        );
      }),
    ),
  stripes: (p) =>
    times(7, (i) =>
      path(
        `M${92 - i * 9.4} ${134 + i * 26} H${308 + i * 9.4} L${312 + i * 9.4} ${146 + i * 26} H${88 - i * 9.4} Z`,
        i % 2 ? p.dark : p.accent,
        { opacity: 0.7 },
      ),
    ),
  mat: (p) =>
    times(120, (i) =>
      stroke(`M${(i * 53) % 380} ${124 + ((i * 29) % 186)} l${(i % 5) - 2} 8`, i % 2 ? p.deep : p.light, 3, {
        opacity: 0.45,
      }),
    ) +
    path('M122 160 H278 L304 280 H96 Z', 'none', { stroke: p.deep, width: 6 }) +
    path('M200 190 q-34 10 -36 46 q30 2 36 -30 q6 32 36 30 q-2 -36 -36 -46 Z', p.deep),
};

export const rug: Draw = (p, shape) =>
  [
    shadow(200, 324, 182),
    path('M26 316 H374 L372 324 H28 Z', p.deep),
    path(rugOutline, p.face),
    within(rugOutline, (rugPatterns[shape] ?? rugPatterns['border'])?.(p) ?? ''),
    shape === 'mat'
      ? ''
      : times(29, (i) => stroke(`M${30 + i * 12.1} 322 l${(i % 3) - 1} 15`, p.light, 3)) +
        times(18, (i) => stroke(`M${98 + i * 12} 119 v-8`, p.light, 2)),
  ].join('');

const fold = (p: Paint, y: number, index: number) =>
  path(
    `M58 ${y} Q58 ${y - 26} 84 ${y - 28} H310 Q346 ${y - 26} 346 ${y + 4} Q346 ${y + 32} 310 ${y + 34} H84 Q58 ${y + 32} 58 ${y} Z`,
    index % 2 ? p.base : p.body,
  ) +
  path(
    `M310 ${y - 28} Q346 ${y - 26} 346 ${y + 4} Q346 ${y + 32} 310 ${y + 34} Q330 ${y + 2} 310 ${y - 28} Z`,
    '#000000',
    { opacity: 0.14 },
  ) +
  stroke(`M70 ${y + 31} H322`, p.deep, 3, { opacity: 0.4 });

const blanketPatterns: Readonly<Record<string, Pattern>> = {
  check: (p) =>
    each([104, 176, 248], (x) => rect(x, 110, 18, 230, 0, p.accent, { opacity: 0.6 })) +
    each([160, 222, 284], (y) => rect(40, y, 320, 8, 0, p.accent, { opacity: 0.5 })),
  quilt: (p) =>
    times(12, (i) =>
      stroke(`M${20 + i * 34} 110 l80 230 M${100 + i * 34} 110 l-80 230`, p.deep, 2, { opacity: 0.35, dash: '6 4' }),
    ),
  fringe: (p) =>
    rect(50, 182, 300, 8, 0, p.accent, { opacity: 0.75 }) + rect(50, 198, 300, 4, 0, p.accent, { opacity: 0.55 }),
};

const blanketOutline = 'M58 130 Q58 104 84 102 H310 Q346 104 346 134 V300 Q346 332 310 334 H84 Q58 332 58 300 Z';

export const blanket: Draw = (p, shape) =>
  [
    shadow(200, 342, 158),
    shape === 'quilt' ? '' : times(27, (i) => stroke(`M${66 + i * 10} 328 l${(i % 3) - 1} 20`, p.light, 3)),
    each([300, 240, 180, 130], (y, i) => fold(p, y, i)),
    within(blanketOutline, (blanketPatterns[shape] ?? blanketPatterns['fringe'])?.(p) ?? ''),
    path('M76 116 H300', 'none', { stroke: '#ffffff', width: 7, opacity: 0.25, round: true }),
  ].join('');

const boltPatterns: Readonly<Record<string, Pattern>> = {
  stripes: (p) => times(11, (i) => rect(48 + i * 30, 130, 13, 220, 0, p.accent, { opacity: 0.65 })),
  dots: (p) =>
    times(48, (i) =>
      circle(56 + (i % 10) * 32 + (Math.floor(i / 10) % 2) * 16, 152 + Math.floor(i / 10) * 40, 7, p.accent),
    ),
  leaf: (p) => times(24, (i) => leafSprig(p, 66 + (i % 6) * 54, 168 + Math.floor(i / 6) * 52, (i * 47) % 360, 0.46)),
  linen: () =>
    times(36, (i) => stroke(`M40 ${132 + i * 6} H360`, '#ffffff', 1.5, { opacity: 0.2 })) +
    times(60, (i) => stroke(`M${44 + i * 5.4} 132 V348`, '#000000', 1, { opacity: 0.06 })),
};

const boltOutline = 'M58 140 H344 Q372 192 344 244 L360 330 Q200 352 40 330 L58 244 Q32 192 58 140 Z';

/** A bolt of fabric with its end hanging down. */
export const fabricBolt: Draw = (p, shape) =>
  [
    shadow(200, 340, 170),
    path('M58 244 H344 L360 330 Q200 352 40 330 Z', p.face),
    path('M58 140 H344 Q372 192 344 244 H58 Q32 192 58 140 Z', p.base),
    within(boltOutline, boltPatterns[shape]?.(p) ?? ''),
    path('M58 140 H344 Q372 192 344 244 H58 Q32 192 58 140 Z', 'url(#roll)'),
    path('M58 244 H344 L346 256 H56 Z', '#000000', { opacity: 0.22 }),
    times(6, (i) =>
      path(`M${86 + i * 48} 256 q${i % 2 ? 7 : -7} 40 ${i % 2 ? -3 : 4} 80`, 'none', {
        stroke: '#000000',
        width: 5,
        opacity: 0.08,
        round: true,
      }),
    ),
    ellipse(52, 192, 17, 52, p.dark),
    ellipse(52, 192, 12, 40, p.base),
    ellipse(52, 192, 8, 26, '#d9c39a'),
  ].join('');
