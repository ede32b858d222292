import type { Paint } from '../paint';
import { circle, each, ellipse, group, path, rect, shadow, stroke, times, within } from '../shapes';
import type { Draw } from './kind';

const highlight = (d: string) => path(d, 'none', { stroke: '#ffffff', width: 10, opacity: 0.34, round: true });

interface MugShape {
  body: string;
  top: { y: number; rx: number };
  detail: (p: Paint) => string;
}

const straightMug = 'M90 126 H278 L272 328 Q184 352 96 328 Z';
const roundMug = 'M92 130 H276 Q304 216 268 316 Q184 356 100 316 Q64 216 92 130 Z';

const mugs: Readonly<Record<string, MugShape>> = {
  round: {
    body: roundMug,
    top: { y: 130, rx: 92 },
    detail: (p) =>
      within(
        roundMug,
        each([190, 204], (y) =>
          path(`M60 ${y} Q184 ${y + 26} 310 ${y}`, 'none', { stroke: p.deep, width: 3, opacity: 0.35 }),
        ),
      ),
  },
  dipped: {
    body: straightMug,
    top: { y: 126, rx: 94 },
    detail: (p) =>
      within(
        straightMug,
        path('M80 236 Q130 216 184 238 Q236 256 290 228 V360 H80 Z', p.paper) +
          path('M80 236 Q130 216 184 238 Q236 256 290 228 V360 H80 Z', 'url(#tube)', { opacity: 0.5 }),
      ),
  },
  enamel: {
    body: 'M88 150 H280 L274 322 Q184 344 94 322 Z',
    top: { y: 150, rx: 96 },
    detail: (p) =>
      times(26, (i) => circle(104 + ((i * 47) % 160), 186 + ((i * 31) % 128), 1.8, p.deep, { opacity: 0.3 })),
  },
};
const usualMug: MugShape = {
  body: straightMug,
  top: { y: 126, rx: 94 },
  detail: (p) =>
    within(straightMug, path('M80 286 Q184 310 290 286 V300 Q184 324 80 300 Z', p.accent, { opacity: 0.85 })),
};

export const mug: Draw = (p, shape) => {
  const { body, top, detail } = mugs[shape] ?? usualMug;
  const rim = shape === 'enamel' ? '#26405e' : p.light;
  return [
    shadow(192, 346, 112),
    stroke('M268 176 C356 166 350 296 262 286', p.dark, 26),
    stroke('M268 176 C352 168 346 292 262 284', p.base, 18),
    stroke('M278 172 C338 174 338 250 312 270', p.light, 4, { opacity: 0.6 }),
    path(body, p.body),
    detail(p),
    ellipse(184, top.y, top.rx, 20, rim),
    ellipse(184, top.y + 2, top.rx - 8, 15, '#5b3a25'),
    ellipse(184, top.y - 1, top.rx - 8, 12, p.dark),
    ellipse(184, top.y + 5, top.rx - 14, 9, '#4a2c1a'),
    highlight('M112 166 Q110 250 122 306'),
  ].join('');
};

export const cookingPot: Draw = (p, shape) => {
  const body = shape === 'enamel' ? p.body : p.metalRound;
  return [
    shadow(200, 350, 152),
    stroke('M66 224 H34 Q24 224 24 234 V256 Q24 266 34 266 H66', shape === 'enamel' ? p.dark : p.metalDark, 13),
    stroke('M334 224 H366 Q376 224 376 234 V256 Q376 266 366 266 H334', shape === 'enamel' ? p.dark : p.metalDark, 13),
    path('M64 200 H336 V312 Q330 344 290 346 H110 Q70 344 64 312 Z', body),
    shape === 'enamel'
      ? path('M64 318 Q200 346 336 318 L334 330 Q200 360 66 330 Z', '#000000', { opacity: 0.15 })
      : each([300, 312], (y) => stroke(`M66 ${y} Q200 ${y + 22} 334 ${y}`, '#7d858a', 2, { opacity: 0.6 })),
    path('M58 198 Q60 140 200 132 Q340 140 342 198 Q200 220 58 198 Z', shape === 'enamel' ? p.face : p.metal),
    path('M84 182 Q120 150 190 144', 'none', { stroke: '#ffffff', width: 8, opacity: 0.5, round: true }),
    ellipse(200, 200, 144, 14, 'none', { stroke: p.metalDark, width: 5, opacity: 0.8 }),
    rect(190, 116, 20, 24, 4, p.metalDark),
    rect(170, 96, 60, 26, 13, p.black),
    highlight('M92 230 V304'),
  ].join('');
};

export const pan: Draw = (p) =>
  [
    shadow(176, 322, 150),
    group(
      'rotate(-16 270 212)',
      rect(258, 196, 134, 30, 15, p.body),
      circle(376, 211, 6, p.paper),
      rect(266, 202, 104, 5, 2, '#ffffff', { opacity: 0.2 }),
    ),
    path('M28 222 A142 62 0 0 0 312 222 L296 262 Q250 312 170 312 Q90 312 44 262 Z', p.body),
    ellipse(170, 222, 142, 62, p.base),
    ellipse(170, 222, 142, 62, 'none', { stroke: p.light, width: 4, opacity: 0.8 }),
    ellipse(170, 230, 122, 48, p.deep),
    ellipse(170, 234, 114, 42, p.black),
    path('M84 216 Q130 190 200 196', 'none', { stroke: '#ffffff', width: 9, opacity: 0.18, round: true }),
    path('M24 214 l-10 6 q6 12 22 14 Z', p.dark),
  ].join('');
