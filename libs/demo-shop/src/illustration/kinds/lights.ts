import type { Paint } from '../paint';
import { circle, each, ellipse, group, path, rect, shadow, stroke, times } from '../shapes';
import type { Draw } from './kind';

const flame = (x: number, y: number, size: number) =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    path('M0 -34 Q20 -6 12 12 Q0 28 -12 12 Q-18 -4 0 -34 Z', 'url(#flame)'),
    path('M0 -8 Q8 6 0 18 Q-8 6 0 -8 Z', '#fffbe6'),
  );

const glow = (x: number, y: number, r: number) => circle(x, y, r, 'url(#glow)');

export const tableLamp: Draw = (p, shape) =>
  shape === 'dome'
    ? [
        shadow(200, 364, 104),
        glow(200, 236, 130),
        path('M104 206 Q112 84 200 84 Q288 84 296 206 Q200 224 104 206 Z', p.body),
        ellipse(200, 208, 94, 14, '#fff3cd'),
        rect(184, 60, 32, 30, 8, p.metalDark),
        stroke('M200 220 V336', p.metalDark, 15),
        stroke('M196 220 V336', '#dfe4e6', 4, { opacity: 0.7 }),
        path('M122 352 Q200 312 278 352 Q200 372 122 352 Z', p.body),
      ].join('')
    : [
        shadow(200, 366, 98),
        glow(200, 150, 160),
        path('M138 62 H262 L304 200 Q200 220 96 200 Z', p.face),
        path('M138 62 H262 L304 200 Q200 220 96 200 Z', 'url(#tube)', { opacity: 0.35 }),
        path('M120 120 Q200 60 280 120 L304 200 Q200 220 96 200 Z', '#fff0b8', { opacity: 0.3 }),
        path('M170 214 Q150 250 172 280 Q140 312 160 350 H240 Q260 312 228 280 Q250 250 230 214 Z', p.body),
        ellipse(200, 352, 74, 14, p.dark),
        path('M172 236 Q164 256 178 276', 'none', { stroke: '#ffffff', width: 7, opacity: 0.4, round: true }),
      ].join('');

const bulbGlass: Readonly<Record<string, string>> = {
  candle: 'M200 44 Q252 132 236 214 Q230 246 200 248 Q170 246 164 214 Q148 132 200 44 Z',
  globe: 'M200 46 Q304 46 306 150 Q304 224 238 250 H162 Q96 224 94 150 Q96 46 200 46 Z',
};
const usualGlass = 'M200 52 Q288 56 288 148 Q286 190 240 246 H160 Q114 190 112 148 Q112 56 200 52 Z';

export const lightBulb: Draw = (p, shape) => {
  const glass = bulbGlass[shape] ?? usualGlass;
  const clear = shape === 'filament' || shape === 'candle';
  return [
    shadow(200, 370, 54),
    glow(200, 150, 150),
    path(glass, clear ? '#fff6dc' : '#fbfaf4', { stroke: '#e0d3a6', width: 3, opacity: clear ? 0.85 : 1 }),
    path(glass, 'url(#ball)', { opacity: clear ? 0.35 : 0.55 }),
    clear
      ? stroke('M178 244 V176 Q178 120 186 118 M222 244 V176 Q222 120 214 118', '#b9a66b', 3) +
        times(5, (i) =>
          stroke(
            `M${182 + i * 9} ${i % 2 ? 190 : 118} L${182 + (i + 1) * 9 - 9 + 4} ${i % 2 ? 118 : 190}`,
            '#f0a32c',
            4,
          ),
        )
      : rect(160, 228, 80, 26, 10, '#e9e6dc'),
    path('M140 96 Q124 130 134 168', 'none', { stroke: '#ffffff', width: 11, opacity: 0.7, round: true }),
    rect(160, 250, 80, 74, 10, p.metalRound),
    each([268, 286, 304], (y) => stroke(`M160 ${y} Q200 ${y + 9} 240 ${y}`, p.metalDark, 5)),
    path('M174 324 H226 L214 350 H186 Z', p.black),
    circle(200, 350, 7, '#c9b26a'),
  ].join('');
};

export const candle: Draw = (p, shape) =>
  shape === 'glass'
    ? [
        shadow(200, 360, 104),
        glow(200, 130, 110),
        path('M104 120 H296 L288 340 Q200 366 112 340 Z', p.glass, { stroke: '#c3d2d4', width: 3 }),
        path('M110 176 H290 L284 334 Q200 358 116 334 Z', p.body),
        ellipse(200, 176, 90, 18, p.light),
        stroke('M200 176 V150', '#4a3a2a', 5),
        flame(200, 124, 1),
        rect(138, 222, 124, 82, 8, p.paper, { opacity: 0.95 }),
        path('M200 238 q-22 10 -24 32 q20 2 24 -18 q4 20 24 18 q-2 -22 -24 -32 Z', p.dark),
        rect(164, 282, 72, 6, 3, p.dark, { opacity: 0.6 }),
        path('M124 138 L130 326', 'none', { stroke: '#ffffff', width: 9, opacity: 0.6, round: true }),
        ellipse(200, 120, 96, 15, 'none', { stroke: '#dbe6e7', width: 3 }),
      ].join('')
    : [shadow(200, 364, 120), pillar(p, 118, 210, 62), pillar(p, 284, 236, 58), pillar(p, 202, 138, 74)].join('');

function pillar(p: Paint, x: number, y: number, width: number): string {
  const half = width / 2;
  return [
    glow(x, y - 36, 56),
    path(`M${x - half} ${y} V352 Q${x} 366 ${x + half} 352 V${y} Z`, p.body),
    ellipse(x, y, half, half * 0.26, p.light),
    path(`M${x - half} ${y + 2} q5 26 10 ${30} q6 6 8 -6 q3 -14 8 -18 Z`, p.light, { opacity: 0.8 }),
    stroke(`M${x} ${y} v-14`, '#4a3a2a', 4),
    flame(x, y - 36, 0.8),
  ].join('');
}

export const lantern: Draw = (p, shape) => {
  const round = shape === 'round';
  const glass = round ? 'M128 150 Q108 230 128 310 H272 Q292 230 272 150 Z' : 'M118 152 H282 V310 H118 Z';
  return [
    shadow(200, 366, 116),
    round
      ? stroke('M122 150 C96 20 304 20 278 150', p.metalDark, 7)
      : stroke('M166 62 C164 20 236 20 234 62', p.metalDark, 8),
    path(glass, p.glass),
    glow(200, 236, 100),
    rect(166, 232, 68, 82, 6, '#f3e9d2'),
    rect(166, 232, 68, 82, 6, 'url(#tube)', { opacity: 0.6 }),
    flame(200, 206, 0.9),
    path('M136 164 V298', 'none', { stroke: '#ffffff', width: 9, opacity: 0.55, round: true }),
    round
      ? stroke('M128 150 Q108 230 128 310 M272 150 Q292 230 272 310 M200 150 V310', p.base, 7) +
        path('M148 150 Q150 96 200 92 Q250 96 252 150 Z', p.body) +
        rect(180, 74, 40, 22, 6, p.dark)
      : each([112, 274], (x) => rect(x, 148, 14, 168, 2, p.body)) +
        path('M100 152 L160 72 H240 L300 152 Z', p.face) +
        rect(170, 58, 60, 22, 5, p.dark),
    rect(100, 146, 200, 14, 4, p.dark),
    path('M100 310 H300 L312 346 Q200 360 88 346 Z', p.body),
  ].join('');
};

const solarHeads: Readonly<Record<string, (p: Paint) => string>> = {
  globe: (p) =>
    glow(200, 120, 110) +
    circle(200, 120, 62, '#fff6dd') +
    circle(200, 120, 62, 'url(#ball)') +
    path('M150 84 A62 62 0 0 1 250 84 L244 70 H156 Z', p.dark) +
    rect(172, 52, 56, 16, 4, '#1f3350'),
  lantern: (p) =>
    glow(200, 130, 110) +
    path('M144 76 H256 L272 176 H128 Z', '#fff0c0') +
    stroke('M144 76 L128 176 M256 76 L272 176 M181 76 L176 176 M219 76 L224 176', p.dark, 6) +
    path('M120 76 L150 42 H250 L280 76 Z', p.body) +
    rect(160, 30, 80, 16, 4, '#1f3350') +
    rect(120, 174, 160, 16, 5, p.dark),
  torch: (p) =>
    glow(200, 124, 110) +
    path('M150 66 H250 L228 186 H172 Z', '#ffe4a0') +
    flame(200, 130, 1.5) +
    times(7, (i) => stroke(`M${150 + i * 16.6} 66 L${172 + i * 9.3} 186`, p.dark, 4)) +
    rect(140, 50, 120, 20, 6, p.body) +
    rect(152, 36, 96, 16, 4, '#1f3350'),
};

export const solarLamp: Draw = (p, shape) =>
  [
    shadow(200, 378, 50),
    path('M192 190 H208 L206 344 L200 382 L194 344 Z', p.metalRound),
    path('M186 330 H214 L200 386 Z', p.dark),
    (solarHeads[shape] ?? solarHeads['torch'])?.(p) ?? '',
    each([0, 1, 2, 3], (i) => stroke(`M${170 + i * 20} 40 v9`, '#5f84b8', 2)),
  ].join('');

const wire = 'M18 96 Q110 190 200 128 Q300 60 384 140 M18 250 Q110 346 206 276 Q300 214 384 296';
const sockets = [
  [62, 136],
  [118, 156],
  [176, 142],
  [232, 108],
  [290, 92],
  [346, 112],
  [62, 294],
  [122, 308],
  [182, 290],
  [240, 252],
  [298, 238],
  [350, 264],
] as const;

export const stringLights: Draw = (p, shape) =>
  [
    stroke(wire, p.base, 6),
    stroke(wire, p.light, 1.6, { opacity: 0.6 }),
    sockets
      .map(([x, y]) =>
        [
          glow(x, y + 38, 46),
          rect(x - 9, y - 2, 18, 24, 4, p.dark),
          shape === 'globes'
            ? circle(x, y + 40, 21, '#fff3cf', { stroke: '#ecd79a', width: 2 }) +
              circle(x, y + 40, 21, 'url(#ball)', { opacity: 0.4 })
            : path(
                `M${x - 9} ${y + 22} Q${x - 20} ${y + 46} ${x} ${y + 66} Q${x + 20} ${y + 46} ${x + 9} ${y + 22} Z`,
                '#ffeebf',
                { stroke: '#ecd79a', width: 2 },
              ) + stroke(`M${x} ${y + 24} v22`, '#f0a32c', 3),
        ].join(''),
      )
      .join(''),
  ].join('');
