import { materialGradients, ownGradients, paintOf } from './paint';
import { circle, each, path, rect, stroke, times } from './shapes';

const signs: Readonly<Record<string, (color: string) => string>> = {
  leaf: (c) =>
    path('M110 290 Q90 120 290 100 Q310 280 150 290 Z', c) + stroke('M100 310 Q170 220 240 160', '#ffffff', 11),
  drop: (c) =>
    path('M200 90 Q290 210 270 260 Q250 312 200 312 Q150 312 130 260 Q110 210 200 90 Z', c) +
    path('M164 240 Q168 278 196 284', 'none', { stroke: '#ffffff', width: 11, round: true }),
  sun: (c) =>
    circle(200, 200, 58, c) + times(12, (i) => rect(193, 92, 14, 34, 7, c, { transform: `rotate(${i * 30} 200 200)` })),
  wave: (c) => each([150, 200, 250], (y) => stroke(`M100 ${y} q25 -32 50 0 t50 0 t50 0 t50 0`, c, 17)),
  mountain: (c) =>
    path('M90 290 L180 120 L230 210 L256 170 L312 290 Z', c) + path('M180 120 L204 165 L180 180 L158 162 Z', '#ffffff'),
  hexagon: (c) =>
    path('M200 92 L294 146 V254 L200 308 L106 254 V146 Z', 'none', { stroke: c, width: 19 }) + circle(200, 200, 38, c),
  star: (c) => path('M200 88 L230 166 L314 172 L249 225 L270 306 L200 261 L130 306 L151 225 L86 172 L170 166 Z', c),
  gear: (c) =>
    times(8, (i) => rect(180, 84, 40, 50, 8, c, { transform: `rotate(${i * 45} 200 200)` })) +
    circle(200, 200, 84, c) +
    circle(200, 200, 34, '#ffffff'),
  house: (c) => path('M90 204 L200 104 L310 204 V300 H90 Z', c) + path('M176 300 V236 H224 V300 Z', '#ffffff'),
  flower: (c) =>
    times(6, (i) => circle(200, 140, 42, c, { transform: `rotate(${i * 60} 200 200)` })) +
    circle(200, 200, 34, '#ffffff'),
  anvil: (c) =>
    path('M100 140 H250 Q300 140 312 168 H252 Q240 210 250 230 H274 V262 H134 V230 H160 Q170 200 150 176 H100 Z', c),
  bird: (c) =>
    path('M96 220 Q170 130 250 170 L316 150 L282 196 Q270 290 170 276 Q120 268 96 220 Z', c) +
    circle(250, 190, 8, '#ffffff'),
};

/** Names of the signs a brand can have. */
export const brandSigns = Object.keys(signs);

/** A brand's sign without text, on white. */
export function drawBrandMark(sign: string, color: string): string {
  const paint = paintOf(color, color);
  const draw = signs[sign] ?? signs['leaf'];
  return `<defs>${materialGradients}${ownGradients(paint)}</defs>${rect(0, 0, 400, 400, 0, '#ffffff')}${circle(200, 200, 176, '#f6f4ee')}${draw?.('url(#face)') ?? ''}`;
}
