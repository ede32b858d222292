import { backgrounds } from '../backgrounds';
import { materialGradients, mix } from '../paint';
import { group, path, rect, stroke } from '../shapes';
import { blurFilter } from '../scenes';
import { drawFace } from './face';
import { hairOf } from './hair';
import type { Look } from './look';

const shoulders = 'M44 404 C46 336 92 310 166 294 Q200 322 234 294 C308 310 354 336 356 404 Z';
const apronGreen = '#2b6b3a';

const apron = () =>
  path('M112 312 L138 300 L152 404 H96 Z', apronGreen) +
  path('M288 312 L262 300 L248 404 H304 Z', apronGreen) +
  path('M128 362 Q200 378 272 362 L280 404 H120 Z', apronGreen) +
  stroke('M128 363 Q200 379 272 363', mix(apronGreen, '#ffffff', 0.25), 3) +
  path('M200 398 Q188 388 193 378 Q207 378 209 389 Q207 395 200 398 Z', '#d5ec7d');

function drawClothes({ clothes, wears }: Look): string {
  const dark = mix(clothes, '#101812', 0.3);
  const collar =
    path('M166 292 L144 306 L176 348 L200 320 Z', mix(clothes, '#ffffff', 0.25)) +
    path('M234 292 L256 306 L224 348 L200 320 Z', mix(clothes, '#ffffff', 0.18));
  return [
    path(shoulders, clothes),
    path('M250 302 C312 312 354 338 356 404 H262 C286 370 280 330 250 302 Z', dark, { opacity: 0.4 }),
    path('M44 404 C46 338 92 312 150 298 C108 330 92 362 92 404 Z', '#ffffff', { opacity: 0.12 }),
    stroke('M162 295 Q200 336 238 295', dark, 8),
    wears.includes('collar') ? collar : '',
    wears.includes('apron') ? apron() : '',
  ].join('');
}

function drawPerson(look: Look): string {
  const { back, front } = hairOf[look.hairstyle];
  const head = (...parts: string[]) => group('translate(0 20)', ...parts);
  return head(back?.(look.hair) ?? '') + drawClothes(look) + head(drawFace(look), front?.(look.hair) ?? '');
}

/** A person at a place of the canvas, with the shoulders at its lower edge. */
const placed = (look: Look, middle: number, scale: number) =>
  group(`translate(${middle - 200 * scale} ${600 - 400 * scale}) scale(${scale})`, drawPerson(look));

/** Head and shoulders of one person or of several beside each other, where they work; 600 × 600 from 300. */
export function drawPortrait(place: string, people: readonly Look[]): string {
  const background = (backgrounds[place] ?? backgrounds.plain)();
  const [first, ...others] = people;
  return [
    `<defs>${materialGradients}${blurFilter}</defs>`,
    rect(300, 0, 600, 600, 0, '#e9ead9'),
    group('translate(-600 -300) scale(2)', background),
    rect(300, 0, 600, 600, 0, '#fffaf0', { opacity: 0.3 }),
    others.map((look, index) => placed(look, index % 2 === 0 ? 430 : 770, 1.24)).join(''),
    first === undefined ? '' : placed(first, 600, others.length > 0 ? 1.24 : 1.66),
  ].join('');
}
