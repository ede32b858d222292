import { circle, each, ellipse, group, path, rect, shadow, stroke, times } from '../shapes';
import type { Draw } from './kind';

export const kettleGrill: Draw = (p) =>
  [
    shadow(200, 366, 130),
    stroke('M150 240 L110 362 M250 240 L290 362 M200 250 V340', p.metalDark, 11),
    circle(116, 346, 20, p.rubber),
    path('M76 180 Q200 20 324 180 Z', p.body),
    path('M76 190 H324 Q306 282 200 288 Q94 282 76 190 Z', p.rubber),
    rect(66, 176, 268, 16, 7, p.metal),
    stroke('M166 82 Q200 52 234 82', p.black, 11),
    circle(200, 146, 11, p.metal),
    path('M110 156 Q150 90 200 78', 'none', { stroke: '#ffffff', width: 9, opacity: 0.35, round: true }),
  ].join('');

export const gasGrill: Draw = (p) =>
  [
    shadow(200, 362, 175),
    path('M106 164 Q110 70 200 70 Q290 70 294 164 Z', p.body),
    rect(128, 132, 144, 11, 5, p.metal),
    rect(98, 162, 204, 42, 6, p.metal),
    each([140, 200, 260], (x) => circle(x, 184, 12, p.black) + circle(x, 184, 4, p.accent)),
    each([26, 304], (x) => rect(x, 164, 70, 13, 4, p.metalDark)),
    rect(104, 204, 192, 138, 6, p.rubber),
    stroke('M200 208 V338', '#000000', 4),
    each([186, 208], (x) => rect(x, 240, 6, 52, 3, p.metal)),
    each([118, 282], (x) => circle(x, 350, 15, p.black)),
  ].join('');

export const tableGrill: Draw = (p) =>
  [
    shadow(200, 312, 160),
    rect(60, 236, 280, 60, 22, p.body),
    rect(48, 204, 304, 36, 12, p.rubber),
    times(13, (i) => rect(68 + i * 21, 196, 9, 12, 4, p.metal)),
    each([30, 340], (x) => rect(x, 214, 32, 16, 8, p.accent)),
    circle(200, 266, 15, p.metal),
    each([92, 284], (x) => rect(x, 294, 26, 14, 5, p.black)),
  ].join('');

export const firePit: Draw = (p) =>
  [
    shadow(200, 352, 160),
    path('M150 226 Q140 120 200 60 Q196 130 232 146 Q262 170 250 226 Z', 'url(#flame)'),
    path('M178 226 Q172 170 204 140 Q210 180 226 190 Q236 206 226 226 Z', '#fff1b8', { opacity: 0.9 }),
    path('M56 216 H344 Q322 316 200 322 Q78 316 56 216 Z', p.body),
    ellipse(200, 216, 146, 24, 'none', { stroke: p.dark, width: 9 }),
    stroke('M112 304 L90 350 M288 304 L310 350 M200 322 V352', p.metalDark, 13),
  ].join('');

export const grillTools: Draw = (p, shape) => {
  const tool = (x: number, head: string, angle: number) =>
    group(
      `translate(${x} 200) rotate(${angle})`,
      rect(-7, -60, 14, 120, 5, p.metal),
      head,
      path('M-13 56 H13 L17 152 Q0 164 -17 152 Z', shape === 'wood' ? p.wood : p.face),
      circle(0, 140, 5, p.paper),
    );
  return (
    shadow(200, 362, 140) +
    tool(
      116,
      path('M-32 -150 H32 L24 -58 H-24 Z', p.metal) + each([-12, 4], (x) => rect(x, -136, 7, 56, 3, p.metalDark)),
      -6,
    ) +
    tool(
      200,
      each([-22, 0, 22], (x) => rect(x - 4, -150, 8, 76, 4, p.metalRound)) + rect(-26, -80, 52, 20, 9, p.metal),
      0,
    ) +
    tool(
      286,
      path('M-18 -150 Q-26 -90 -8 -56 M18 -150 Q26 -90 8 -56', 'none', { stroke: p.metalDark, width: 9, round: true }),
      6,
    )
  );
};

export const lantern: Draw = (p) =>
  [
    shadow(200, 362, 110),
    stroke('M156 90 Q200 20 244 90', p.metalDark, 8),
    path('M132 122 L166 76 H234 L268 122 Z', p.dark),
    circle(200, 226, 110, 'url(#glow)'),
    rect(136, 122, 128, 204, 6, p.glass),
    each([136, 254], (x) => rect(x, 122, 11, 204, 3, p.base)),
    rect(180, 232, 40, 92, 6, '#f6efdc'),
    path('M200 184 q19 27 0 48 q-19 -21 0 -48 Z', 'url(#flame)'),
    path('M118 322 H282 V352 H118 Z', p.face),
  ].join('');

export const solarLamp: Draw = (p, shape) =>
  [
    shadow(200, 366, 70),
    circle(200, 136, 100, 'url(#glow)'),
    rect(192, 180, 16, 178, 4, p.metalRound),
    shape === 'ball'
      ? circle(200, 136, 62, '#fdf6df', { stroke: p.base, width: 5 })
      : path('M150 100 H250 L236 186 H164 Z', '#fdf3d2', { stroke: p.base, width: 5 }),
    path('M132 84 Q200 56 268 84 V102 H132 Z', p.face),
    rect(156, 62, 88, 18, 6, '#233a5e'),
    each([170, 194, 218], (x) => rect(x, 64, 2, 14, 0, '#6f8fc0')),
    path('M190 356 H210 L200 388 Z', p.dark),
  ].join('');

export const stringLights: Draw = (p) =>
  [
    stroke('M20 96 Q110 210 200 148 Q290 86 380 190', p.black, 6),
    each([56, 104, 154, 206, 258, 306, 348], (x, i) => {
      const y = [146, 178, 176, 150, 130, 138, 168][i] ?? 150;
      return (
        circle(x, y + 44, 44, 'url(#glow)') +
        rect(x - 9, y, 18, 24, 5, p.dark) +
        path(
          `M${x - 17} ${y + 24} Q${x - 26} ${y + 66} ${x} ${y + 74} Q${x + 26} ${y + 66} ${x + 17} ${y + 24} Z`,
          i % 2 ? p.light : '#fff0bd',
        )
      );
    }),
    stroke('M20 250 Q110 350 200 296 Q290 240 380 330', p.black, 6, { opacity: 0.8 }),
    each(
      [80, 150, 222, 300],
      (x, i) =>
        circle(x, [318, 330, 300, 296][i]! + 20, 34, 'url(#glow)') +
        circle(x, [318, 330, 300, 296][i]! + 14, 15, i % 2 ? '#fff0bd' : p.light),
    ),
  ].join('');
