import { each, ellipse, path, rect, shadow, stroke, times } from '../shapes';
import type { Paint } from '../paint';
import type { Draw } from './kind';

function roll(p: Paint, pattern: string): string {
  return [
    shadow(200, 350, 140),
    path('M120 60 H280 V330 Q200 362 120 330 Z', p.body),
    ellipse(200, 60, 80, 26, p.light),
    ellipse(200, 60, 52, 16, p.base),
    ellipse(200, 60, 26, 8, p.deep),
    path('M280 96 L346 128 V344 L280 326 Z', p.base),
    path('M280 96 L346 128 V344 L280 326 Z', '#000000', { opacity: 0.1 }),
    pattern,
    rect(120, 182, 160, 48, 0, p.paper, { opacity: 0.9 }),
    rect(138, 198, 80, 8, 4, p.accent),
    rect(138, 212, 120, 6, 3, p.accent, { opacity: 0.5 }),
  ].join('');
}

export const netRoll: Draw = (p) =>
  roll(
    p,
    times(
      12,
      (i) =>
        stroke(`M124 ${84 + i * 22} L276 ${104 + i * 20}`, p.deep, 2, { opacity: 0.5 }) +
        stroke(`M276 ${84 + i * 22} L124 ${104 + i * 20}`, p.deep, 2, { opacity: 0.5 }),
    ) + times(8, (i) => stroke(`M282 ${112 + i * 28} L344 ${150 + i * 26}`, p.deep, 2, { opacity: 0.5 })),
  );

export const fabricRoll: Draw = (p, shape) =>
  roll(
    p,
    shape === 'stripes'
      ? each([138, 168, 206, 240], (x) => rect(x, 84, 14, 244, 0, p.accent, { opacity: 0.6 }))
      : times(9, (i) => stroke(`M124 ${100 + i * 26} H276`, '#ffffff', 1.6, { opacity: 0.22 })),
  );

export const meshRoll: Draw = (p) =>
  [
    shadow(200, 352, 130),
    path('M104 76 H296 V330 Q200 366 104 330 Z', '#f1f4f2'),
    times(11, (i) => rect(104 + i * 18.6, 76, 4, 262, 1, p.base)),
    times(12, (i) => stroke(`M104 ${96 + i * 21} Q200 ${118 + i * 21} 296 ${96 + i * 21}`, p.dark, 4)),
    ellipse(200, 76, 96, 26, 'none', { stroke: p.dark, width: 5 }),
    ellipse(200, 76, 64, 17, 'none', { stroke: p.base, width: 4 }),
  ].join('');
