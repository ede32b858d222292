import type { OptionalTranslated, Translated } from '@vyloha/contract';

/** What a parameter is; the values goods have of it come with the goods. */
export interface ParameterDefinition {
  id: string;
  title: Translated;
  type: 'number' | 'text' | 'color' | 'size';
  unit: string | null;
  isHidden: boolean;
  description: OptionalTranslated;
  /** A virtual category that leads further, and the values of the parameter that it is made of. */
  category: { path: Translated; values: readonly string[] } | null;
}

export interface ParameterValueDefinition {
  id: string;
  isHidden: boolean;
  /** Where a value leads to, such as a page that explains it. */
  link: string | null;
  /** A few words, and more of them. */
  summary: OptionalTranslated;
  description: OptionalTranslated;
  fileKey: string | null;
}

/** How a colour is shown: by its hexadecimal code, or by a picture of a pattern. */
export interface ColorSwatch {
  id: string;
  hex: string | null;
  fileKey: string | null;
}

/** Everything known of the parameters of some goods. */
export interface ParameterDefinitions {
  parameters: readonly ParameterDefinition[];
  values: readonly ParameterValueDefinition[];
  colors: readonly ColorSwatch[];
}

export const noDefinitions: ParameterDefinitions = { parameters: [], values: [], colors: [] };
