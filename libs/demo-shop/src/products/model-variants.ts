import type { PartlyTranslated, RequiredLocale } from '@vyloha/contract';
import { agree, capitalised } from '../language/decline';
import { colors, type ColorKey } from '../language/colors';
import { inBoth, slugOf } from '../language/texts';
import type { Sizes } from '../assortments/sizes';
import type { DemoModel } from './demo-model';
import { colorsOf } from './looks';

type SizeOption = Sizes['options'][number];

/** One buyable combination of the options of a model. */
export interface ModelVariant {
  color: ColorKey | null;
  size: SizeOption | null;
  /** Its options: "Zelená, 20 m"; the product's name where there are none. */
  name: PartlyTranslated;
  fullname: PartlyTranslated;
  /** Suffix of its id. */
  key: string;
}

const maxSizes = 5;

function nameParts({ family }: DemoModel, color: ColorKey | null, size: SizeOption | null, language: RequiredLocale) {
  const ofColor = color === null ? [] : [agree(colors[color], family.noun)[language]];
  return [...ofColor, ...(size === null ? [] : [size.label])];
}

function toVariant(model: DemoModel, color: ColorKey | null, size: SizeOption | null): ModelVariant {
  const words = inBoth((language) => nameParts(model, color, size, language).join(', '));
  const isOnlyOne = words.cs === '';
  const key = slugOf([color ?? '', size?.label ?? ''].join(' '));
  return {
    color,
    size,
    name: isOnlyOne ? model.name : capitalised(words),
    fullname: isOnlyOne ? model.name : inBoth((language) => `${model.name[language]} – ${words[language]}`),
    key: key === '' ? model.key : `${model.key}-${key}`,
  };
}

export function variantsOf(model: DemoModel): ModelVariant[] {
  const sizes = (model.family.sizes?.options ?? []).slice(0, maxSizes);
  const chosenColors = colorsOf(model);
  return (chosenColors.length === 0 ? [null] : chosenColors).flatMap((color) =>
    (sizes.length === 0 ? [null] : sizes).map((size) => toVariant(model, color, size)),
  );
}
