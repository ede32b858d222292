import type { PartlyTranslated } from '@vyloha/contract';

interface ColorWord extends PartlyTranslated {
  hex: string;
}

const color = (cs: string, sk: string, hex: string): ColorWord => ({ cs, sk, hex });

/** Product colours: adjectives in the masculine, and their colour value. */
export const colors = {
  green: color('zelený', 'zelený', '#3f8f4f'),
  'dark-green': color('tmavě zelený', 'tmavozelený', '#22543a'),
  olive: color('olivový', 'olivový', '#7d8447'),
  lime: color('limetkový', 'limetkový', '#a9c94b'),
  sage: color('šalvějový', 'šalviový', '#a3b59b'),
  black: color('černý', 'čierny', '#2b2d2f'),
  anthracite: color('antracitový', 'antracitový', '#4a5056'),
  grey: color('šedý', 'sivý', '#8e9499'),
  'light-grey': color('světle šedý', 'svetlosivý', '#c3c8cb'),
  white: color('bílý', 'biely', '#f1f0ec'),
  cream: color('krémový', 'krémový', '#efe4cf'),
  beige: color('béžový', 'béžový', '#d3bf9f'),
  brown: color('hnědý', 'hnedý', '#7c5537'),
  walnut: color('ořechový', 'orechový', '#6a4630'),
  oak: color('dubový', 'dubový', '#c59a63'),
  natural: color('přírodní', 'prírodný', '#cfa871'),
  terracotta: color('terakotový', 'terakotový', '#c0673f'),
  copper: color('měděný', 'medený', '#b9734c'),
  red: color('červený', 'červený', '#c1372f'),
  burgundy: color('vínový', 'vínový', '#7a2638'),
  orange: color('oranžový', 'oranžový', '#e2762b'),
  mustard: color('hořčicový', 'horčicový', '#cf9f33'),
  yellow: color('žlutý', 'žltý', '#efc63a'),
  blue: color('modrý', 'modrý', '#3a78b5'),
  navy: color('tmavě modrý', 'tmavomodrý', '#2a3f66'),
  turquoise: color('tyrkysový', 'tyrkysový', '#3fa7a3'),
  pink: color('růžový', 'ružový', '#dd92a4'),
  violet: color('fialový', 'fialový', '#7d5fa6'),
  silver: color('stříbrný', 'strieborný', '#b4b9bd'),
} as const satisfies Record<string, ColorWord>;

export type ColorKey = keyof typeof colors;
