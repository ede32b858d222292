import { circle, each, group, path, rect, shadow, stroke, times } from '../shapes';
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
