import { blooming } from '../plants/blooming';
import { foliage, type Foliage } from '../plants/foliage';
import { succulents } from '../plants/succulents';
import { ellipse, group, path, shadow } from '../shapes';
import type { Draw } from './kind';

const plants: ReadonlyMap<string, Foliage> = new Map(
  Object.entries<Foliage>({ ...foliage, ...succulents, ...blooming }),
);

/** Flowers have colours of their own, so that a white pot may hold a red one. */
const blooms: Readonly<Record<string, string>> = {
  orchid: '#e58fb4',
  violet: '#6d4fa8',
  anthurium: '#c8283a',
  hibiscus: '#e2553b',
  azalea: '#e0669a',
  poinsettia: '#c4252e',
};

/** A living plant in a pot of the picture's colour. */
export const plant: Draw = (p, shape) => {
  const draw = plants.get(shape) ?? foliage.monstera;
  return [
    shadow(200, 372, 92),
    path('M134 284 H266 L252 362 Q200 374 148 362 Z', p.body),
    path('M126 262 H274 L270 290 Q200 302 130 290 Z', p.body),
    path('M130 288 Q200 302 270 288 L269 296 Q200 310 131 296 Z', '#000000', { opacity: 0.18 }),
    ellipse(200, 263, 74, 12, p.light),
    ellipse(200, 264, 64, 8, 'url(#soil)'),
    group('translate(200 262)', draw(blooms[shape] ?? p.accent)),
  ].join('');
};
