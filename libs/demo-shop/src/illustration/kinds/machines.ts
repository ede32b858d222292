import type { Paint } from '../paint';
import { ball, circle, each, ellipse, group, path, rect, shadow, stroke, times } from '../shapes';
import type { Draw } from './kind';

function wheel(p: Paint, cx: number, cy: number, r: number): string {
  return (
    circle(cx, cy, r, p.rubber) +
    times(18, (i) =>
      rect(cx - 2.5, cy - r, 5, r * 0.16, 1, '#000000', { opacity: 0.5, transform: `rotate(${i * 20} ${cx} ${cy})` }),
    ) +
    circle(cx, cy, r * 0.66, '#17191a') +
    circle(cx, cy, r * 0.58, p.metal) +
    times(5, (i) =>
      stroke(`M${cx} ${cy} V${cy - r * 0.52}`, '#8b9398', r * 0.14, { transform: `rotate(${i * 72} ${cx} ${cy})` }),
    ) +
    ball(cx, cy, r * 0.26, p.base)
  );
}

const handle = (p: Paint) =>
  stroke('M232 262 L330 72 Q334 60 346 60 H372', p.black, 13) +
  stroke('M236 254 L332 70', '#6a7074', 3, { opacity: 0.8 }) +
  stroke('M352 60 H374', p.base, 15) +
  stroke('M300 130 L330 136', p.black, 8);

const reelMower = (p: Paint) =>
  [
    shadow(190, 350, 160),
    handle(p),
    rect(78, 246, 184, 66, 30, p.metalRound),
    times(8, (i) =>
      path(`M${92 + i * 21} 248 Q${112 + i * 21} 280 ${98 + i * 21} 310`, 'none', { stroke: p.metalDark, width: 5 }),
    ),
    rect(80, 226, 178, 20, 8, p.face),
    rect(86, 314, 168, 15, 7, p.wood),
    wheel(p, 78, 296, 50),
    wheel(p, 262, 296, 50),
  ].join('');

export const mower: Draw = (p, shape) => {
  if (shape === 'reel') return reelMower(p);
  const petrol = shape === 'petrol';
  return [
    shadow(192, 356, 164),
    path('M238 206 Q330 196 356 232 L336 318 L246 304 Z', '#3a3f42'),
    times(7, (i) => stroke(`M${250 + i * 14} ${214 - i * 0.6} L${252 + i * 12} 304`, '#23272a', 4, { opacity: 0.7 })),
    handle(p),
    path('M46 306 Q48 242 112 230 H240 Q278 240 280 306 Z', p.body),
    path('M60 262 Q84 240 128 238 H226 Q256 244 264 266 Q160 250 60 262 Z', '#ffffff', { opacity: 0.24 }),
    petrol
      ? rect(110, 166, 108, 62, 10, p.metalRound) +
        each([176, 190, 204], (y) => stroke(`M110 ${y} H218`, '#6e767b', 5)) +
        path('M118 166 Q124 134 164 132 Q204 134 210 166 Z', p.rubber) +
        ball(164, 150, 15, p.base) +
        rect(214, 178, 30, 26, 6, p.black) +
        stroke('M164 134 Q200 108 236 156', p.black, 5)
      : path('M104 232 Q104 166 162 160 Q222 164 226 232 Z', '#2c3033') +
        path('M104 232 Q104 166 162 160 Q222 164 226 232 Z', 'url(#ball)') +
        rect(126, 184, 76, 24, 10, p.accent) +
        each([214, 223], (y) => stroke(`M122 ${y} H206`, '#5d6468', 3)),
    path('M40 300 H284 L280 322 H46 Z', p.deep),
    wheel(p, 90, 318, 38),
    wheel(p, 252, 308, 48),
  ].join('');
};

export const trimmer: Draw = (p, shape) => {
  const brush = shape === 'brush';
  return [
    shadow(186, 366, 132),
    group(
      'rotate(28 200 200)',
      rect(193, 50, 14, 262, 6, p.metalRound),
      brush
        ? path('M164 -6 Q200 -24 236 -6 L240 66 Q200 80 160 66 Z', p.body) +
            rect(168, 10, 64, 22, 8, p.black) +
            stroke('M180 60 h40', p.metal, 8) +
            stroke('M122 150 Q160 138 200 150 Q240 162 282 150', p.black, 11) +
            each([116, 274], (x) => rect(x, 136, 18, 40, 9, p.rubber))
        : path('M176 8 Q200 -10 224 8 L226 92 Q200 104 174 92 Z', p.body) +
            rect(182, 92, 36, 46, 10, p.rubber) +
            path('M178 -4 H222 V20 H178 Z', '#23272a') +
            stroke('M206 170 Q262 164 252 214 Q236 238 204 226', p.black, 13),
      path('M146 322 Q200 280 254 322 L266 350 Q200 326 134 350 Z', p.dark),
      path('M146 322 Q200 280 254 322 L258 332 Q200 300 142 332 Z', '#ffffff', { opacity: 0.18 }),
      brush
        ? ellipse(200, 344, 54, 14, p.metal) +
            times(3, (i) => path('M200 330 l12 -26 l-24 0 Z', p.metalDark, { transform: `rotate(${i * 120} 200 344)` }))
        : '',
      circle(200, 336, 22, p.rubber),
      circle(200, 336, 9, p.accent),
    ),
    brush ? '' : path('M38 362 q60 16 132 2', 'none', { stroke: p.accent, width: 4, round: true }),
  ].join('');
};

const teeth = (p: Paint, from: number, count: number, y: number) =>
  times(
    count,
    (i) =>
      path(`M${from + i * 15.4} ${y} l3 -17 h6 l3 17 Z`, p.metalDark) +
      path(`M${from + i * 15.4} ${y + 24} l3 17 h6 l3 -17 Z`, p.metalDark),
  );

export const hedgeTrimmer: Draw = (p, shape) => {
  if (shape === 'pole') {
    return (
      shadow(196, 366, 130) +
      group(
        'translate(200 192) scale(.8) rotate(-56) translate(-205 -208)',
        rect(-6, 200, 260, 16, 7, p.metalRound),
        rect(-40, 186, 92, 44, 16, p.body),
        rect(-26, 196, 40, 22, 8, p.black),
        rect(108, 192, 44, 32, 12, p.rubber),
        path('M238 184 H292 Q306 190 306 208 Q306 226 292 232 H238 Z', p.dark),
        rect(300, 198, 150, 20, 4, p.metal),
        teeth(p, 304, 9, 196),
      )
    );
  }
  return (
    shadow(200, 318, 166) +
    group(
      'rotate(-10 200 220)',
      rect(170, 224, 212, 24, 4, p.metal),
      teeth(p, 176, 13, 224),
      path('M26 206 Q38 166 96 164 H164 Q196 172 196 214 V258 Q192 282 160 282 H96 Q32 280 26 244 Z', p.body),
      path('M40 200 Q60 178 100 176 H158 Q180 182 184 204 Q110 186 40 200 Z', '#ffffff', { opacity: 0.26 }),
      path('M74 206 H140 Q152 206 152 218 V232 H62 V218 Q62 206 74 206 Z', '#22272a', { opacity: 0.85 }),
      path('M176 160 Q164 96 214 98 Q244 106 232 170 L214 170 Q222 124 204 120 Q188 122 196 160 Z', p.rubber),
      rect(58, 246, 98, 17, 8, p.accent),
      path('M196 190 L224 178 L232 300 L200 284 Z', p.black, { opacity: 0.75 }),
    )
  );
};

export const blower: Draw = (p, shape) => {
  const vacuum = shape === 'vacuum';
  return [
    shadow(194, 350, 164),
    vacuum
      ? path('M60 246 Q10 268 24 318 Q50 362 122 344 Q150 320 140 270 Z', '#4a5258') +
        path('M60 246 Q10 268 24 318 Q50 362 122 344 Q150 320 140 270 Z', 'url(#ball)') +
        times(5, (i) => stroke(`M${44 + i * 18} 262 q-10 40 ${4 - i * 2} 78`, '#2d3337', 2, { opacity: 0.5 }))
      : '',
    path(vacuum ? 'M190 200 L366 288 L352 338 L178 288 Z' : 'M186 206 L360 262 Q372 280 356 302 L182 282 Z', p.rubber),
    stroke(vacuum ? 'M206 218 L352 292' : 'M200 222 L346 270', '#7a8186', 4, { opacity: 0.6 }),
    circle(140, 232, 84, p.body),
    circle(140, 232, 84, 'url(#ball)', { opacity: 0.7 }),
    circle(140, 232, 54, p.deep),
    times(14, (i) => stroke('M140 232 m0 -20 v-30', p.base, 5, { transform: `rotate(${i * 25.7} 140 232)` })),
    ball(140, 232, 20, p.accent),
    path('M84 162 Q108 84 196 104 Q236 124 220 204 L198 200 Q206 140 182 128 Q130 116 108 168 Z', '#2b2f32'),
    rect(168, 116, 30, 20, 6, p.base),
    vacuum ? each([332, 350], (x) => ball(x, 330, 9, p.metalDark)) : '',
  ].join('');
};

const charger = (p: Paint) =>
  [
    shadow(200, 338, 140),
    stroke('M316 300 Q380 300 372 210 Q366 160 384 120', p.black, 9),
    path('M84 176 Q84 150 110 148 H290 Q316 150 316 176 V306 Q316 330 290 332 H110 Q84 330 84 306 Z', p.rubber),
    path('M108 148 H292 V196 Q200 214 108 196 Z', '#16191b'),
    each([150, 250], (x) => rect(x - 10, 152, 20, 34, 3, p.metal)),
    rect(84, 262, 232, 34, 0, p.face),
    each([0, 1, 2], (i) => ball(156 + i * 44, 238, 9, ['#8be05b', '#8be05b', '#e8b23a'][i] ?? '#8be05b')),
    times(7, (i) => stroke(`M${112 + i * 11} 308 v14`, '#000000', 4, { opacity: 0.6 })),
  ].join('');

export const battery: Draw = (p, shape) =>
  shape === 'charger'
    ? charger(p)
    : [
        shadow(200, 330, 132),
        path('M118 150 V112 Q118 96 134 96 H266 Q282 96 282 112 V150 Z', '#1d2022'),
        each([146, 182, 218, 254], (x) => rect(x - 8, 104, 16, 46, 3, p.metal)),
        rect(82, 146, 236, 170, 26, p.rubber),
        path('M82 248 H318 V290 Q318 316 292 316 H108 Q82 316 82 290 Z', p.face),
        each([0, 1, 2, 3], (i) => rect(148 + i * 28, 270, 18, 18, 5, i < 3 ? '#a9e05b' : '#4d5a40')),
        rect(104, 172, 84, 54, 10, '#ffffff', { opacity: 0.12 }),
        times(6, (i) => stroke(`M${214 + i * 14} 174 v50`, '#000000', 5, { opacity: 0.35 })),
      ].join('');

const tray = 'M50 148 Q180 118 326 156 L254 262 Q184 276 124 252 Z';

export const wheelbarrow: Draw = (p, shape) =>
  shape === 'cart'
    ? [
        shadow(196, 360, 156),
        stroke('M300 214 L366 108 M350 104 L380 116', p.black, 11),
        path('M62 176 H322 L306 286 H78 Z', p.face),
        path('M62 176 H322 L312 160 H76 Z', p.deep),
        each([112, 160, 208, 256], (x) => stroke(`M${x} 178 L${x + 2} 284`, p.deep, 3, { opacity: 0.35 })),
        stroke('M60 174 H324 M76 288 H308', p.metalDark, 9),
        wheel(p, 112, 314, 42),
        wheel(p, 272, 314, 42),
      ].join('')
    : [
        shadow(188, 358, 150),
        stroke('M138 240 L350 212', p.metalDark, 13),
        stroke('M240 250 L276 346 H306 M262 346 H252', p.metalDark, 12),
        stroke('M108 312 L236 244', p.metalDark, 12),
        path(tray, p.body),
        path('M50 148 Q180 118 326 156 Q190 176 50 148 Z', p.deep),
        path('M72 150 Q182 130 300 156 Q190 168 72 150 Z', '#000000', { opacity: 0.25 }),
        path('M92 180 Q110 214 132 236', 'none', { stroke: '#ffffff', width: 9, opacity: 0.3, round: true }),
        wheel(p, 104, 312, 48),
        rect(330, 198, 52, 22, 11, p.rubber, { transform: 'rotate(-6 350 208)' }),
      ].join('');

export const chainsaw: Draw = (p) =>
  shadow(190, 320, 165) +
  group(
    'rotate(-6 200 230)',
    path('M186 214 H350 Q378 230 350 252 H186 Z', p.metal, { stroke: p.black, width: 7 }),
    path('M36 280 Q30 196 84 184 H176 Q208 190 208 224 V288 Q200 306 176 306 H60 Q38 300 36 280 Z', p.body),
    stroke('M60 190 Q60 138 112 136 H164 Q190 140 186 186', p.black, 17),
    rect(88, 218, 84, 50, 14, p.black, { opacity: 0.55 }),
    circle(130, 243, 15, p.accent),
    path('M52 206 Q110 188 170 200', 'none', { stroke: '#ffffff', width: 7, opacity: 0.35, round: true }),
  );
