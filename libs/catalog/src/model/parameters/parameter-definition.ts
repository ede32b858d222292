import type { OptionalTranslated, Translated } from '@vyloha/contract';

/** A parameter without values; the values of a product come with the product. */
export interface ParameterDefinition {
  id: string;
  title: Translated;
  type: 'number' | 'text' | 'color' | 'size';
  unit: string | null;
  isHidden: boolean;
  description: OptionalTranslated;
  /** A virtual category linked from the parameter, and the values that it consists of. */
  category: { path: Translated; values: readonly string[] } | null;
}

export interface ParameterValueDefinition {
  id: string;
  isHidden: boolean;
  /** Link of the value, such as a page that explains it. */
  link: string | null;
  /** A short and a long text. */
  summary: OptionalTranslated;
  description: OptionalTranslated;
  fileKey: string | null;
}

/** A colour: a hexadecimal code, or a picture of a pattern. */
export interface ColorSwatch {
  id: string;
  hex: string | null;
  fileKey: string | null;
}

/** Definitions of the parameters of some products. */
export interface ParameterDefinitions {
  parameters: readonly ParameterDefinition[];
  values: readonly ParameterValueDefinition[];
  colors: readonly ColorSwatch[];
}

export const noDefinitions: ParameterDefinitions = { parameters: [], values: [], colors: [] };
