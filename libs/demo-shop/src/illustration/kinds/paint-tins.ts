import { circle, ellipse, group, path, rect, shadow, stroke } from '../shapes';
import type { Draw } from './kind';

export const paintTin: Draw = (p, shape) =>
  [
    shadow(200, 352, shape === 'small' ? 90 : 116),
    group(
      shape === 'small' ? 'translate(52 84) scale(.74)' : 'translate(0 0)',
      stroke('M90 150 C80 40 320 40 310 150', p.metalDark, 6),
      rect(88, 124, 224, 222, 14, p.metalRound),
      rect(88, 176, 224, 128, 0, p.body),
      ellipse(200, 124, 112, 28, p.metal),
      ellipse(200, 124, 92, 20, p.base),
      path('M118 128 Q112 190 126 214 Q140 226 142 196 Q146 160 150 140 Z', p.base),
      rect(160, 206, 84, 70, 10, p.paper, { opacity: 0.92 }),
      shape === 'spray' ? '' : circle(202, 241, 24, p.base),
    ),
  ].join('');
