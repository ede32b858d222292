import { circle, each, ellipse, group, path, rect, shadow, stroke, times } from '../shapes';
import type { Draw } from './kind';

export const wreath: Draw = (p, shape) =>
  [
    shadow(200, 372, 90),
    circle(200, 200, 118, 'none', { stroke: p.woodDark, width: 26 }),
    times(36, (i) =>
      group(
        `rotate(${i * 10} 200 200) translate(200 ${i % 2 ? 74 : 96}) rotate(${(i % 3) * 24 + 34})`,
        path('M0 26 Q-17 0 0 -34 Q17 0 0 26 Z', i % 2 ? p.leaf : p.leafDark),
      ),
    ),
    times(shape === 'leaves' ? 5 : 9, (i) =>
      group(
        `rotate(${i * (shape === 'leaves' ? 72 : 40)} 200 200) translate(200 84)`,
        shape === 'cones'
          ? ellipse(0, 0, 15, 21, '#8a5a34') + each([-9, 0, 9], (y) => stroke(`M-12 ${y} H12`, '#5f3b1f', 4))
          : times(6, (k) => ellipse(0, -11, 7, 12, p.base, { transform: `rotate(${k * 60})` })) +
              circle(0, 0, 6, p.accent),
      ),
    ),
    path('M176 318 Q140 300 148 344 Q176 342 200 326 Q224 342 252 344 Q260 300 224 318 Z', p.face),
    circle(200, 322, 13, p.dark),
  ].join('');

export const mop: Draw = (p) =>
  shadow(200, 366, 110) +
  group(
    'translate(204 196) rotate(10)',
    rect(-7, -176, 14, 250, 7, p.metalRound),
    rect(-9, -180, 18, 70, 9, p.face),
    path('M-34 66 H34 L46 96 H-46 Z', p.black),
    times(13, (i) =>
      stroke(`M${-42 + i * 7} 94 Q${-64 + i * 10.6} 130 ${-72 + i * 12} 164`, i % 2 ? p.light : p.base, 11),
    ),
  );

export const dustpan: Draw = (p) =>
  [
    shadow(200, 346, 140),
    group(
      'rotate(-16 170 240)',
      path('M64 214 H276 L300 328 H40 Z', p.face),
      path('M84 230 H256 L268 300 H72 Z', p.dark),
      path('M150 214 L158 118 Q170 104 182 118 L190 214 Z', p.base),
    ),
    group(
      'rotate(24 286 190)',
      rect(276, 60, 22, 130, 11, p.base),
      rect(238, 184, 98, 34, 10, p.dark),
      times(12, (i) => stroke(`M${243 + i * 8} 218 l${(i - 6) * 0.8} 50`, i % 2 ? p.accent : p.light, 6)),
    ),
  ].join('');

export const deskLamp: Draw = (p) =>
  [
    shadow(186, 358, 110),
    ellipse(264, 220, 96, 96, 'url(#glow)'),
    stroke('M170 336 L132 208 L232 118', p.metalDark, 13),
    circle(132, 208, 15, p.accent),
    path('M206 96 L250 82 Q306 120 312 176 L222 214 Q196 154 206 96 Z', p.face),
    ellipse(268, 196, 48, 15, '#fff0bd', { transform: 'rotate(-24 268 196)' }),
    path('M92 354 Q170 306 248 354 Z', p.dark),
  ].join('');

export const toteBag: Draw = (p) =>
  [
    shadow(200, 366, 120),
    stroke('M142 142 C140 30 260 30 258 142', p.dark, 15),
    path('M88 132 H312 L328 358 H72 Z', p.face),
    path('M88 132 H312 L314 150 H86 Z', p.dark),
    group(
      'translate(200 266) scale(1.05)',
      path('M0 60 Q-72 0 0 -76 Q72 0 0 60 Z', p.accent, { opacity: 0.85 }),
      stroke('M0 58 V-50 M0 20 L-26 -4 M0 0 L26 -24', p.paper, 5),
    ),
    path('M106 166 L94 340', 'none', { stroke: '#ffffff', width: 8, opacity: 0.25, round: true }),
  ].join('');

export const plantLabels: Draw = (p) =>
  [
    shadow(200, 350, 140),
    each([-52, -26, 0, 26, 52], (angle, i) =>
      group(
        `rotate(${angle * 0.5} 200 420)`,
        path(`M178 ${86 + (i % 2) * 16} H222 V320 L200 356 L178 320 Z`, i % 2 ? p.body : p.face, {
          stroke: p.dark,
          width: 2,
        }),
        each([124, 146], (y) => rect(187, y + (i % 2) * 16, 26, 5, 2, p.deep, { opacity: 0.35 })),
      ),
    ),
  ].join('');

export const apron: Draw = (p) =>
  [
    shadow(200, 370, 100),
    stroke('M150 96 Q200 -4 250 96', p.dark, 9),
    stroke('M106 196 Q60 210 44 260 M294 196 Q340 210 356 260', p.dark, 8),
    path('M150 90 H250 L262 160 Q296 176 302 204 L310 356 H90 L98 204 Q104 176 138 160 Z', p.face),
    path('M130 240 H270 V310 Q200 326 130 310 Z', p.dark),
    stroke('M200 242 V316', p.deep, 3),
    stroke('M152 98 H248', p.accent, 6),
  ].join('');
