import type { MessagesByNamespace } from '@vyloha/i18n';
import type { SelectedBox } from '../../model/variants/box-variants';

/** Variants of products by product id, with the translations that selecting them needs. */
export interface BoxVariantsData {
  products: Readonly<Record<string, SelectedBox>>;
  messages: MessagesByNamespace;
}
