import { mix } from '../paint';
import { circle, each, ellipse, path, stroke, times, within } from '../shapes';
import type { Accessory, Look } from './look';

const outline =
  'M142 162 C140 98 164 84 200 84 C236 84 260 98 258 162 C258 214 234 258 200 258 C166 258 142 214 142 162 Z';

const tones = (skin: string) => ({
  skin,
  shade: mix(skin, '#5a2414', 0.24),
  deep: mix(skin, '#4a1c10', 0.46),
  light: mix(skin, '#fff3e4', 0.3),
  blush: mix(skin, '#d2483e', 0.34),
});

const browColor = (hair: string, skin: string) => mix(mix(hair, '#1c120c', 0.25), skin, 0.12);

const eyes = (brow: string, iris: string) =>
  each([174, 226], (x) => {
    const out = x < 200 ? -1 : 1;
    return (
      ellipse(x, 166, 11, 8, '#ffffff') +
      circle(x, 166, 6.4, iris) +
      circle(x, 166, 3.4, '#17120f') +
      circle(x - 2, 163.4, 1.9, '#ffffff') +
      stroke(`M${x - 12} 165 Q${x} 154 ${x + 12} 165`, '#2a1c16', 3.2) +
      stroke(`M${x - out * 13} 146 Q${x} 137 ${x + out * 15} 147`, brow, 5.4)
    );
  });

const accessoryDrawings: Partial<Record<Accessory, (look: Look) => string>> = {
  freckles: ({ skin }) =>
    times(10, (i) =>
      circle((i % 2 ? 164 : 216) + ((i * 7) % 22), 190 + ((i * 5) % 13), 1.8, tones(skin).deep, { opacity: 0.6 }),
    ),
  wrinkles: ({ skin }) =>
    stroke('M154 176 q-7 3 -10 8 M246 176 q7 3 10 8 M178 122 q22 -5 44 0', tones(skin).deep, 2, { opacity: 0.5 }),
  beard: ({ hair }) =>
    path(
      'M143 178 C144 226 164 268 200 268 C236 268 256 226 257 178 C252 200 240 206 226 206 C212 200 188 200 174 206 C160 206 148 200 143 178 Z',
      mix(hair, '#160d08', 0.08),
    ) + path('M182 222 Q200 234 218 222 Q200 217 182 222 Z', '#a8483f'),
  moustache: ({ hair }) => path('M170 218 Q184 204 200 211 Q216 204 230 218 Q214 222 200 217 Q186 222 170 218 Z', hair),
  glasses: () =>
    each(
      [173, 227],
      (x) =>
        circle(x, 167, 21, '#ffffff', { opacity: 0.16 }) +
        circle(x, 167, 21, 'none', { stroke: '#33302c', width: 4.4 }),
    ) + stroke('M194 164 Q200 159 206 164 M152 162 L140 158 M248 162 L260 158', '#33302c', 4),
  earrings: () => each([139, 261], (x) => circle(x, 204, 5.4, '#e0b64a')),
};

/** Accessories of the face, in the order in which they lie over each other. */
const onFace: readonly Accessory[] = ['freckles', 'wrinkles', 'beard', 'moustache', 'glasses', 'earrings'];

/** Head and neck of a person who smiles, on 400 × 400. */
export function drawFace(look: Look): string {
  const { skin, shade, deep, light, blush } = tones(look.skin);
  const iris = mix(mix(look.hair, '#4b6b52', 0.5), '#3b2a1e', 0.35);
  return [
    path('M170 222 V296 Q200 326 230 296 V222 Z', shade),
    path('M170 252 Q200 288 230 252 V266 Q200 300 170 266 Z', deep, { opacity: 0.35 }),
    each([140, 260], (x) => ellipse(x, 178, 12, 19, skin) + ellipse(x, 180, 6, 11, shade, { opacity: 0.7 })),
    path(outline, skin),
    within(
      outline,
      ellipse(270, 190, 54, 110, shade, { opacity: 0.35 }),
      ellipse(172, 128, 44, 34, light, { opacity: 0.4 }),
      ellipse(160, 200, 19, 12, blush, { opacity: 0.55 }),
      ellipse(240, 200, 19, 12, blush, { opacity: 0.55 }),
    ),
    eyes(browColor(look.hair, skin), iris),
    stroke('M202 168 Q212 190 204 196 Q199 199 193 196', shade, 4),
    look.wears.includes('beard')
      ? ''
      : path('M178 216 Q200 226 222 216 Q216 238 200 238 Q184 238 178 216 Z', '#8f2f2b') +
        path('M183 219 Q200 226 217 219 L214 225 Q200 230 186 225 Z', '#ffffff') +
        stroke('M172 213 Q178 214 179 219 M228 213 Q222 214 221 219', shade, 3),
    onFace
      .map((accessory) => (look.wears.includes(accessory) ? (accessoryDrawings[accessory]?.(look) ?? '') : ''))
      .join(''),
  ].join('');
}
