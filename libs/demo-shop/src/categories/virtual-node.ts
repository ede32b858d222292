import type { PartlyTranslated } from '@vyloha/contract';
import type { ImportDocument } from '@vyloha/import-documents';
import type { ProductLook } from '../pictures/picture';

type Rule = Extract<ImportDocument, { type: 'virtual_category' }>['rule'];

/** A category defined by a rule instead of a place in the tree. */
export interface VirtualNode {
  /** Suffix of the id. */
  key: string;
  title: PartlyTranslated;
  description: PartlyTranslated;
  picture: ProductLook;
  rule: Rule;
  /** Robots directives and the canonical address. */
  pageMeta?: Record<string, unknown>;
}
