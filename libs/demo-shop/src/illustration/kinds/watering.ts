import { circle, each, ellipse, group, path, rect, shadow, stroke, times } from '../shapes';
import type { Paint } from '../paint';
import type { Draw } from './kind';

const ring = (cx: number, cy: number, rx: number, ry: number, color: string, width: number) =>
  ellipse(cx, cy, rx, ry, 'none', { stroke: color, width });

export const hose: Draw = (p, shape) => {
  if (shape === 'drum') {
    return [
      shadow(200, 346, 150),
      ellipse(120, 200, 46, 128, p.wood),
      rect(120, 84, 160, 232, 0, p.dark),
      times(9, (i) => stroke(`M${128 + i * 18} 86 q14 114 0 228`, i % 2 ? p.base : p.light, 15)),
      ellipse(280, 200, 46, 128, p.wood, { stroke: p.woodDark, width: 4 }),
      ellipse(280, 200, 14, 40, p.woodDark),
    ].join('');
  }
  const flat = shape === 'flat';
  const [ry, gap, cy] = flat ? [62, 17, 240] : [104, 0, 214];
  const coils = flat
    ? each(
        [3, 2, 1, 0],
        (i) =>
          ring(200, cy - i * gap, 128, ry, p.dark, 19) +
          ring(200, cy - i * gap - 3, 128, ry, p.base, 13) +
          ring(199, cy - i * gap - 6, 127, ry, p.light, 3),
      )
    : each(
        [128, 108, 88],
        (r) =>
          ring(200, cy, r, r * (shape === 'wide' ? 0.86 : 0.94), p.dark, 18) +
          ring(199, cy - 2, r, r * (shape === 'wide' ? 0.86 : 0.94), p.base, 12) +
          ring(197, cy - 5, r, r * (shape === 'wide' ? 0.86 : 0.94), p.light, 3),
      );
  return [
    shadow(200, 338, 150),
    coils,
    stroke(`M318 ${cy} C360 ${cy - 10} 356 120 318 96`, p.dark, 18),
    stroke(`M317 ${cy - 3} C356 ${cy - 14} 352 122 316 98`, p.base, 12),
    group('rotate(-58 318 96)', rect(300, 80, 40, 30, 6, p.rubber), rect(338, 85, 22, 20, 4, p.accent)),
    each([86, 314], (x) => rect(x - 7, cy - 34, 14, 68, 5, p.black, { opacity: 0.85 })),
  ].join('');
};

export const hoseReel: Draw = (p) =>
  [
    shadow(200, 356, 130),
    stroke('M96 350 L150 96 Q200 60 250 96 L304 350', p.metalDark, 13),
    ellipse(200, 212, 112, 112, p.dark),
    each([98, 80, 62, 44], (r) => circle(200, 212, r, 'none', { stroke: r % 4 ? p.base : p.light, width: 13 })),
    circle(200, 212, 30, p.rubber),
    circle(200, 212, 12, p.accent),
    stroke('M200 212 L262 262', p.black, 10),
    rect(254, 250, 40, 22, 11, p.black),
    rect(80, 338, 240, 16, 8, p.rubber),
  ].join('');

interface CanShape {
  body: string;
  top: { y: number; rx: number };
  spout: string;
  /** Where the rose sits, if there is one. */
  rose: { x: number; y: number; angle: number } | null;
  handles: string;
}

const defaultCan: CanShape = {
  body: 'M92 172 Q180 150 268 172 L264 336 Q180 356 96 336 Z',
  top: { y: 168, rx: 86 },
  spout: 'M250 296 L346 138',
  rose: { x: 350, y: 130, angle: 32 },
  handles: 'M110 182 C26 140 32 330 104 306 M112 160 C118 62 242 62 248 160',
};

const cans: Readonly<Record<string, CanShape>> = {
  tall: {
    body: 'M116 118 Q184 98 252 118 L266 336 Q184 358 102 336 Z',
    top: { y: 116, rx: 68 },
    spout: 'M254 306 C300 286 318 196 344 112',
    rose: { x: 346, y: 102, angle: 18 },
    handles: 'M118 142 C40 120 44 318 110 300 M124 112 C130 36 238 36 244 112',
  },
  round: {
    body: 'M124 150 Q70 190 82 270 Q96 346 182 348 Q268 346 282 270 Q294 190 240 150 Z',
    top: { y: 150, rx: 60 },
    spout: 'M264 284 C318 262 320 180 352 126',
    rose: { x: 354, y: 118, angle: 30 },
    handles: 'M134 156 C90 40 274 40 232 156',
  },
  slim: {
    body: 'M126 166 Q184 150 242 166 L252 340 Q184 358 116 340 Z',
    top: { y: 164, rx: 58 },
    spout: 'M246 312 C330 300 286 150 362 92',
    rose: null,
    handles: 'M124 190 C34 150 40 336 118 316',
  },
};

/** A metal or plastic tube: dark rim, body, light along its upper side. */
const tube = (p: Paint, d: string, width: number) =>
  stroke(d, p.dark, width) + stroke(d, p.base, width * 0.64) + stroke(d, p.light, width * 0.2, { opacity: 0.8 });

export const wateringCan: Draw = (p, shape) => {
  const { body, top, spout, rose, handles } = cans[shape] ?? defaultCan;
  return [
    shadow(188, 352, 124),
    tube(p, handles, 18),
    tube(p, spout, rose === null ? 13 : 25),
    rose === null
      ? ''
      : group(
          `translate(${rose.x} ${rose.y}) rotate(${rose.angle})`,
          path('M-12 14 L-34 -12 Q0 -26 34 -12 L12 14 Z', p.metalRound),
          ellipse(0, -13, 34, 10, '#d9b25e'),
          times(9, (i) => circle(-24 + i * 6, -13 + (i % 2) * 4 - 2, 1.6, p.black)),
        ),
    path(body, p.body),
    ellipse(182, top.y, top.rx, top.rx * 0.21, p.light),
    ellipse(182, top.y + 2, top.rx - 12, top.rx * 0.15, p.deep),
    path(
      `M${182 - top.rx} ${top.y} A ${top.rx} ${top.rx * 0.21} 0 0 1 182 ${top.y - top.rx * 0.21} L182 ${top.y + 6} Z`,
      p.base,
    ),
    path('M122 206 Q122 280 130 326', 'none', { stroke: '#ffffff', width: 10, opacity: 0.3, round: true }),
  ].join('');
};

export const sprinkler: Draw = (p, shape) =>
  [
    shadow(200, 320, 140),
    shape === 'spike'
      ? rect(190, 220, 20, 130, 6, p.rubber)
      : stroke('M70 314 H330 M110 314 L150 270 H250 L290 314', p.rubber, 16),
    rect(170, 190, 60, 84, 14, p.body),
    shape === 'oscillating'
      ? rect(78, 168, 244, 26, 13, p.metalRound) + times(13, (i) => circle(96 + i * 17, 172, 3, p.black))
      : group(
          'translate(200 176)',
          ...[0, 120, 240].map((a) =>
            group(`rotate(${a})`, rect(-7, -104, 14, 104, 7, p.accent), circle(0, -104, 12, p.dark)),
          ),
        ),
    circle(200, 178, 24, p.rubber),
    each([-90, -45, 0, 45, 90], (a) =>
      stroke(`M200 120 q${a / 2} -60 ${a} -30`, '#8fc3dc', 4, { opacity: 0.65, dash: '2 12' }),
    ),
  ].join('');

export const sprayGun: Draw = (p) =>
  [
    shadow(210, 344, 110),
    path(
      'M120 120 L300 96 Q330 96 332 124 L328 150 L214 176 L226 320 Q228 342 204 342 H176 Q154 342 154 320 L150 190 L112 168 Z',
      p.body,
    ),
    path('M168 200 L208 190 L218 318 Q204 332 172 322 Z', p.black, { opacity: 0.75 }),
    stroke('M226 190 Q262 240 240 292', p.accent, 14),
    rect(318, 92, 26, 66, 8, p.rubber, { transform: 'rotate(-6 330 120)' }),
    rect(88, 116, 40, 58, 8, p.metalRound),
    path('M132 134 L290 112', 'none', { stroke: '#ffffff', width: 7, opacity: 0.35, round: true }),
  ].join('');

const quickConnector = (p: Paint, x: number, y: number) =>
  group(
    `translate(${x} ${y})`,
    rect(-34, -70, 68, 64, 12, p.body),
    rect(-42, -14, 84, 36, 10, p.rubber),
    times(7, (i) => rect(-38 + i * 12, -10, 5, 28, 2, '#000000', { opacity: 0.35 })),
    rect(-26, 20, 52, 54, 6, p.accent),
    rect(-26, 20, 52, 54, 6, 'url(#tube)', { opacity: 0.7 }),
    ellipse(0, -70, 34, 9, p.light),
    ellipse(0, -69, 21, 5, p.deep),
  );

/** Screwed onto a tap: a threaded ring with a nipple. */
const tapConnector = (p: Paint) =>
  [
    shadow(200, 338, 104),
    path('M118 150 H282 L290 252 H110 Z', p.body),
    times(11, (i) => rect(118 + i * 15.4, 154, 7, 94, 3, '#000000', { opacity: 0.2 })),
    ellipse(200, 150, 82, 22, p.light),
    ellipse(200, 152, 60, 15, p.deep),
    each([0, 5, 10], (at) =>
      ellipse(200, 152 + at, 60 - at, 15 - at / 2, 'none', { stroke: p.light, width: 2, opacity: 0.5 }),
    ),
    path('M150 252 H250 L240 286 H160 Z', p.rubber),
    rect(168, 284, 64, 50, 8, p.accent),
    rect(168, 284, 64, 50, 8, 'url(#tube)'),
    stroke('M168 300 H232 M168 316 H232', '#000000', 3, { opacity: 0.25 }),
  ].join('');

/** Built into a downpipe: rainwater leaves by the side. */
const drainConnector = (p: Paint) =>
  [
    shadow(210, 366, 96),
    rect(128, 30, 104, 130, 8, p.body),
    rect(128, 240, 104, 124, 8, p.body),
    rect(112, 150, 136, 104, 14, p.face),
    path('M248 186 H316 Q338 186 338 208 V250 H306 V222 H248 Z', p.base),
    path('M248 186 H316 Q338 186 338 208 V250 H306 V222 H248 Z', 'url(#ball)'),
    rect(298, 244, 48, 34, 6, p.rubber),
    circle(180, 202, 30, p.accent),
    circle(180, 202, 30, 'url(#ball)'),
    rect(174, 180, 12, 44, 6, p.black, { opacity: 0.5 }),
    ellipse(180, 31, 52, 12, p.light),
    ellipse(180, 32, 40, 8, p.deep),
  ].join('');

export const connector: Draw = (p, shape) => {
  switch (shape) {
    case 'set':
      return (
        shadow(200, 326, 152) + quickConnector(p, 104, 254) + quickConnector(p, 200, 222) + quickConnector(p, 296, 254)
      );
    case 'tap':
      return tapConnector(p);
    case 'drain':
      return drainConnector(p);
    default:
      return shadow(200, 344, 92) + group('translate(200 224) scale(1.6)', quickConnector(p, 0, 0));
  }
};

export const pressureSprayer: Draw = (p, shape) =>
  [
    shadow(190, 360, 110),
    shape === 'small'
      ? path('M130 190 Q190 160 250 190 V336 Q190 360 130 336 Z', p.body)
      : path('M110 160 Q190 120 270 160 V338 Q190 366 110 338 Z', p.body),
    rect(164, 92, 52, 60, 10, p.rubber),
    stroke('M190 96 V48 M150 48 H230', p.black, 15),
    stroke('M264 300 C330 300 330 240 318 190', p.black, 8),
    stroke('M318 190 L346 70', p.accent, 12),
    rect(306, 168, 26, 60, 10, p.rubber, { transform: 'rotate(-6 318 190)' }),
    rect(136, 214, 30, 100, 8, '#ffffff', { opacity: 0.4 }),
  ].join('');
