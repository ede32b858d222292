import type { Paint } from '../paint';
import { group } from '../shapes';
import type { Emblem } from './emblem';
import { flowerEmblems } from './flowers';
import { fruitEmblems } from './fruits';
import { rootEmblems } from './roots';
import { signEmblems } from './signs';

const emblems: ReadonlyMap<string, Emblem> = new Map(
  Object.entries<Emblem>({ ...fruitEmblems, ...rootEmblems, ...flowerEmblems, ...signEmblems }),
);

/** The emblem of a name around a point; 1 is about 200 high. A leaf for unknown names. */
export function emblemAt(paint: Paint, name: string, x: number, y: number, size: number): string {
  const draw = emblems.get(name) ?? signEmblems.leaf;
  return group(`translate(${x} ${y}) scale(${size})`, draw(paint));
}
