import * as containers from './containers';
import * as furniture from './furniture';
import * as garden from './garden-tools';
import * as grills from './grills';
import * as growing from './growing';
import * as hand from './hand-tools';
import * as household from './household';
import * as packets from './packets';
import * as paint from './paint-tins';
import * as plants from './plants';
import * as pots from './pots';
import * as power from './power-tools';
import * as rolls from './rolls';
import * as textiles from './textiles';
import * as handGarden from './hand-garden';
import * as jars from './jars-and-vases';
import * as kitchen from './kitchen';
import * as lights from './lights';
import * as machines from './machines';
import * as tools from './tools';
import * as watering from './watering';
import type { Draw } from './kind';

const modules = {
  ...watering,
  ...garden,
  ...hand,
  ...power,
  ...containers,
  ...pots,
  ...packets,
  ...paint,
  ...plants,
  ...growing,
  ...rolls,
  ...furniture,
  ...handGarden,
  ...jars,
  ...kitchen,
  ...lights,
  ...machines,
  ...tools,
  ...textiles,
  ...grills,
  ...household,
};

type Kebab<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? Tail extends Uncapitalize<Tail>
    ? `${Lowercase<Head>}${Kebab<Tail>}`
    : `${Lowercase<Head>}-${Kebab<Tail>}`
  : Name;

/** Drawable product kinds: names of the drawing functions in kebab-case. */
export type ProductKind = Kebab<keyof typeof modules>;

const toKebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const productDrawings: ReadonlyMap<string, Draw> = new Map(
  Object.entries<Draw>(modules).map(([name, draw]) => [toKebab(name), draw]),
);
