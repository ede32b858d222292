import type { MessagesByNamespace } from '@vyloha/i18n';
import type { ChosenBox } from '../../model/variants/box-variants';

/** Variants of goods by their ids, with the texts that choosing them needs. */
export interface BoxVariantsData {
  products: Readonly<Record<string, ChosenBox>>;
  messages: MessagesByNamespace;
}
