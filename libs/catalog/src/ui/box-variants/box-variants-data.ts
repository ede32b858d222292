import { hasMessages, type MessagesByNamespace } from '@vyloha/i18n';
import type { SelectedBox } from '../../model/variants/box-variants';
import { hasSelectedBoxes } from '../../model/variants/has-selected-boxes';

/** Variants of products by product id, with the translations that selecting them needs. */
export interface BoxVariantsData {
  products: Readonly<Record<string, SelectedBox>>;
  messages: MessagesByNamespace;
}

export function isBoxVariantsData(json: unknown): json is BoxVariantsData {
  return hasSelectedBoxes(json) && hasMessages(json);
}
