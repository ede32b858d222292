import type { Paint } from '../paint';
import { circle, ellipse, group, path, rect, shadow, stroke, times, within } from '../shapes';
import type { Draw } from './kind';

const highlight = (d: string) => path(d, 'none', { stroke: '#ffffff', width: 10, opacity: 0.34, round: true });

const jarGlass = 'M120 112 H280 Q306 132 306 166 V330 Q304 356 276 358 H124 Q96 356 94 330 V166 Q94 132 120 112 Z';

/** Content of the jar, in the product's colour: fruit below, syrup above. */
const preserve = (p: Paint) =>
  within(
    jarGlass,
    rect(94, 188, 212, 180, 0, p.base, { opacity: 0.6 }) +
      times(
        24,
        (i) =>
          circle(116 + (i % 6) * 34 + (Math.floor(i / 6) % 2) * 15, 214 + Math.floor(i / 6) * 40, 24, p.base) +
          circle(116 + (i % 6) * 34 + (Math.floor(i / 6) % 2) * 15, 214 + Math.floor(i / 6) * 40, 24, 'url(#ball)'),
      ),
  );

const lids = (p: Paint) =>
  [
    shadow(200, 336, 148),
    [
      [130, 270],
      [266, 280],
      [196, 226],
      [120, 178],
      [272, 172],
    ]
      .map(([x = 0, y = 0]) =>
        [
          path(`M${x - 74} ${y} V${y + 24} A74 28 0 0 0 ${x + 74} ${y + 24} V${y} Z`, p.body),
          times(17, (i) =>
            stroke(`M${x - 70 + i * 8.8} ${y + 8 + Math.sin((i / 16) * Math.PI) * 24} v18`, p.deep, 2, {
              opacity: 0.4,
            }),
          ),
          ellipse(x, y, 74, 28, p.light),
          ellipse(x, y, 60, 21, p.face),
          ellipse(x, y, 24, 8, p.light, { opacity: 0.8 }),
        ].join(''),
      )
      .join(''),
  ].join('');

export const jar: Draw = (p, shape) =>
  shape === 'lids'
    ? lids(p)
    : [
        shadow(200, 362, 102),
        path(jarGlass, '#eef5f5', { stroke: '#bccdd0', width: 3 }),
        preserve(p),
        path(jarGlass, p.glass, { opacity: 0.5 }),
        shape === 'clip'
          ? rect(116, 92, 168, 22, 9, '#d65a2e') +
            path('M112 92 Q116 56 200 54 Q284 56 288 92 Z', p.glass, { stroke: '#bccdd0', width: 3 }) +
            stroke('M286 150 Q318 130 296 84 M112 96 Q92 120 104 150', p.metalDark, 6) +
            stroke('M100 146 H300', p.metalDark, 5)
          : rect(110, 66, 180, 50, 9, p.metalRound) +
            rect(110, 66, 180, 50, 9, p.base, { opacity: 0.7 }) +
            times(19, (i) => stroke(`M${116 + i * 9.3} 76 v34`, '#000000', 2, { opacity: 0.14 })) +
            ellipse(200, 68, 90, 12, p.light),
        rect(146, 232, 108, 72, 6, p.paper, { opacity: 0.96 }),
        rect(164, 252, 72, 8, 4, p.dark, { opacity: 0.7 }),
        rect(164, 272, 48, 6, 3, p.dark, { opacity: 0.4 }),
        path('M112 160 V326', 'none', { stroke: '#ffffff', width: 9, opacity: 0.7, round: true }),
      ].join('');

const vases: Readonly<Record<string, string>> = {
  amphora:
    'M160 128 H240 Q232 156 276 196 Q312 250 280 322 Q260 356 200 358 Q140 356 120 322 Q88 250 124 196 Q168 156 160 128 Z',
  bottle: 'M180 110 H220 V196 Q284 230 286 290 Q284 354 200 358 Q116 354 114 290 Q116 230 180 196 Z',
  glass: 'M134 124 H266 L246 232 Q242 270 258 344 Q200 362 142 344 Q158 270 154 232 Z',
};
const usualVase =
  'M160 128 H240 Q232 156 276 196 Q312 250 280 322 Q260 356 200 358 Q140 356 120 322 Q88 250 124 196 Q168 156 160 128 Z';

const bouquet = (p: Paint) =>
  [-58, -30, 0, 30, 56]
    .map((x, i) =>
      [
        stroke(`M200 190 Q${200 + x * 0.6} 120 ${200 + x * 1.5} ${50 + (i % 2) * 26}`, p.leafDark, 5),
        group(
          `translate(${200 + x * 0.9} ${112 + (i % 2) * 12}) rotate(${x})`,
          path('M0 0 Q-13 -18 0 -42 Q13 -18 0 0 Z', p.leaf),
        ),
        group(
          `translate(${200 + x * 1.5} ${48 + (i % 2) * 26}) scale(${i % 2 ? 0.8 : 1})`,
          times(8, (k) =>
            path('M0 -4 Q-11 -18 0 -31 Q11 -18 0 -4 Z', ['#f3ddc0', p.accent, '#e9b3b8'][i % 3] ?? '#f3ddc0', {
              transform: `rotate(${k * 45})`,
            }),
          ),
          circle(0, 0, 8, '#d9982f'),
        ),
      ].join(''),
    )
    .join('');

export const vase: Draw = (p, shape) => {
  const body = vases[shape] ?? usualVase;
  const glass = shape === 'glass';
  const mouth = glass ? { y: 124, rx: 66 } : shape === 'bottle' ? { y: 110, rx: 20 } : { y: 128, rx: 40 };
  return [
    shadow(200, 362, glass ? 70 : 88),
    bouquet(p),
    path(body, glass ? p.base : p.body, { opacity: glass ? 0.72 : 1 }),
    glass ? path(body, p.glass) + within(body, rect(100, 220, 200, 160, 0, p.light, { opacity: 0.35 })) : '',
    shape === 'bottle'
      ? within(
          body,
          times(60, (i) => circle(110 + ((i * 59) % 180), 200 + ((i * 37) % 160), 1.8, p.deep, { opacity: 0.35 })),
        )
      : '',
    ellipse(200, mouth.y, mouth.rx, Math.max(5, mouth.rx * 0.16), glass ? '#ffffff' : p.light, {
      opacity: glass ? 0.6 : 1,
    }),
    ellipse(200, mouth.y + 1, mouth.rx - 6, Math.max(3, mouth.rx * 0.1), p.deep),
    highlight(glass ? 'M162 150 L174 236 Q170 290 164 330' : 'M142 230 Q126 286 150 330'),
  ].join('');
};
