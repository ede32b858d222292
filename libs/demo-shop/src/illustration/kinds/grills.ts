import { circle, each, path, rect, shadow, stroke, times } from '../shapes';
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
