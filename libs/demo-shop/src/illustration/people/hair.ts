import { mix } from '../paint';
import { circle, ellipse, path, stroke, times } from '../shapes';
import type { Hairstyle } from './look';

/** Hair lies in two layers: behind the head and shoulders, and over the forehead. */
interface HairLayers {
  back?: (hair: string) => string;
  front?: (hair: string) => string;
}

const shade = (hair: string) => mix(hair, '#160d08', 0.3);
const shine = (hair: string) => mix(hair, '#ffffff', 0.22);

/** A soft highlight across the crown. */
const gloss = (hair: string) =>
  stroke('M166 104 Q198 84 236 98', shine(hair), 7, { opacity: 0.55 }) +
  stroke('M160 118 Q182 104 204 104', shine(hair), 4, { opacity: 0.4 });

const crown =
  'M134 184 C120 108 150 66 202 66 C254 66 280 108 266 184 C264 158 256 138 246 124 C216 132 178 128 158 116 C146 134 138 158 134 184 Z';

const lowCrown =
  'M136 170 C128 106 156 76 202 76 C248 76 272 106 264 170 C262 150 256 134 248 124 C216 112 184 112 154 124 C144 136 138 152 136 170 Z';

/** Locks of a round shape around the head, from ear to ear over the crown. */
const locks = (hair: string, count: number, reach: number, size: number) =>
  times(count, (i) => {
    const angle = Math.PI * (0.96 + (1.08 * i) / (count - 1));
    const wobble = i % 2 === 0 ? 1 : 0.93;
    const x = 200 + Math.cos(angle) * reach * wobble;
    const y = 160 + Math.sin(angle) * reach * wobble;
    return circle(x, y, size + (i % 3) * 2, i % 3 === 1 ? shade(hair) : hair);
  });

const curtain = (hair: string, bottom: number, width: number) =>
  path(
    `M${200 - width} ${bottom} C${184 - width} 200 ${196 - width} 70 200 62 C${204 + width} 70 ${216 + width} 200 ${200 + width} ${bottom} Q200 ${bottom + 16} ${200 - width} ${bottom} Z`,
    shade(hair),
  );

const braid = (hair: string, x: number) =>
  times(6, (i) => ellipse(x + (i % 2 ? 3 : -3), 252 + i * 22, 15 - i, 14, i % 2 ? hair : shade(hair))) +
  circle(x, 382, 8, '#c1372f');

export const hairOf: Readonly<Record<Hairstyle, HairLayers>> = {
  short: { front: (hair) => path(crown, hair) + gloss(hair) },
  parted: {
    front: (hair) =>
      path(
        'M134 186 C118 112 148 64 198 64 C256 62 284 108 266 186 C264 160 260 146 250 132 C222 126 196 116 178 96 C166 128 144 140 134 186 Z',
        hair,
      ) +
      stroke('M178 96 Q188 78 204 68', shade(hair), 3) +
      gloss(hair),
  },
  cropped: { front: (hair) => path(lowCrown, hair, { opacity: 0.88 }) },
  bald: { front: () => ellipse(182, 102, 22, 9, '#ffffff', { opacity: 0.28, transform: 'rotate(-18 182 102)' }) },
  bob: {
    back: (hair) => curtain(hair, 262, 84),
    front: (hair) =>
      path(
        'M130 246 C112 108 148 60 200 60 C252 60 288 108 270 246 C262 256 252 254 250 244 C258 196 256 150 236 112 C214 126 176 128 152 138 C144 170 144 210 150 244 C148 254 138 256 130 246 Z',
        hair,
      ) + gloss(hair),
  },
  fringe: {
    back: (hair) => curtain(hair, 268, 82),
    front: (hair) =>
      path(
        'M132 250 C112 110 148 60 200 60 C252 60 288 110 268 250 C258 256 250 250 252 240 C258 200 258 170 254 146 C220 156 180 156 146 146 C142 170 142 200 148 240 C150 250 142 256 132 250 Z',
        hair,
      ) +
      times(5, (i) => stroke(`M${164 + i * 18} 150 Q${168 + i * 16} 128 ${180 + i * 10} 108`, shade(hair), 2)) +
      gloss(hair),
  },
  long: {
    back: (hair) => curtain(hair, 350, 96),
    front: (hair) =>
      path(
        'M128 300 C104 120 146 60 198 60 C256 60 296 120 272 300 C258 312 250 300 252 270 C262 206 256 150 222 104 C196 116 160 138 150 176 C144 214 146 246 150 274 C152 302 140 312 128 300 Z',
        hair,
      ) + gloss(hair),
  },
  bun: {
    back: (hair) => circle(204, 58, 32, shade(hair)) + circle(200, 54, 28, hair),
    front: (hair) =>
      path(
        'M134 178 C124 104 154 70 200 70 C246 70 276 104 266 178 C260 144 240 118 200 116 C160 118 140 144 134 178 Z',
        hair,
      ) + gloss(hair),
  },
  ponytail: {
    back: (hair) =>
      path('M254 96 C318 92 330 180 300 268 C292 284 274 282 276 264 C286 206 276 150 244 128 Z', shade(hair)),
    front: (hair) =>
      path(
        'M134 180 C122 106 152 68 200 68 C248 68 278 106 266 180 C262 148 250 128 230 112 C206 128 162 126 148 140 C140 152 136 166 134 180 Z',
        hair,
      ) + gloss(hair),
  },
  curly: {
    back: (hair) => locks(hair, 17, 84, 26),
    front: (hair) => locks(hair, 11, 68, 17) + path(lowCrown, hair),
  },
  afro: {
    back: (hair) => circle(200, 140, 98, shade(hair)) + locks(hair, 19, 88, 20),
    front: (hair) => path(lowCrown, hair),
  },
  waves: {
    back: (hair) => curtain(hair, 232, 78),
    front: (hair) =>
      path(
        'M136 216 C112 206 120 160 132 140 C118 104 148 62 202 66 C254 58 284 104 268 142 C282 164 286 206 264 216 C256 206 264 188 256 168 C252 148 236 132 220 118 C196 134 160 132 148 154 C138 172 146 200 136 216 Z',
        hair,
      ) +
      stroke('M142 150 Q170 128 190 104 M258 150 Q244 128 226 106', shade(hair), 3) +
      gloss(hair),
  },
  braids: {
    back: (hair) => curtain(hair, 236, 80),
    front: (hair) =>
      path(
        'M134 196 C116 106 150 64 200 64 C250 64 284 106 266 196 C262 156 240 126 200 104 C160 126 138 156 134 196 Z',
        hair,
      ) +
      stroke('M200 104 V66', shade(hair), 3) +
      braid(hair, 132) +
      braid(hair, 268),
  },
  headscarf: {
    back: (hair) =>
      curtain(hair, 268, 80) + path('M262 138 C304 138 322 168 314 196 C296 190 274 176 260 158 Z', '#c1372f'),
    front: () =>
      path(
        'M130 164 C120 96 152 62 200 62 C248 62 280 96 270 164 C256 134 232 122 200 122 C168 122 144 134 130 164 Z',
        '#d9483b',
      ) +
      times(9, (i) => circle(148 + ((i * 47) % 108), 84 + ((i * 29) % 42), 4.5, '#fbfaf6')) +
      stroke('M130 164 C144 134 168 122 200 122 C232 122 256 134 270 164', '#a8322a', 4),
  },
  cap: {
    front: (hair) =>
      path(
        'M136 190 C130 168 134 150 140 138 H260 C266 150 270 168 264 190 C262 168 256 154 250 142 H150 C144 154 138 168 136 190 Z',
        hair,
      ) +
      path('M134 134 C136 84 164 64 200 64 C236 64 264 84 266 134 Z', '#2f6d37') +
      path('M134 132 C168 116 250 112 292 134 C300 142 292 150 280 148 C236 136 180 136 134 146 Z', '#24562b') +
      circle(200, 96, 15, '#fbfaf6') +
      path('M200 106 Q188 98 193 86 Q207 86 209 98 Q207 104 200 106 Z', '#3f8f4f'),
  },
};
