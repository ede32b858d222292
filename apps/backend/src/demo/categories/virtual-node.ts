import type { Translated } from '../../database/schema/columns';
import type { ImportDocument } from '../../import/documents/import-document';
import type { GoodsLook } from '../pictures/picture';

type Rule = Extract<ImportDocument, { type: 'virtual_category' }>['rule'];

/** A category made by a rule instead of a place in the tree. */
export interface VirtualNode {
  /** Ends the id. */
  key: string;
  title: Translated;
  description: Translated;
  picture: GoodsLook;
  rule: Rule;
  /** What robots are asked, and whose address stands for the page. */
  pageMeta?: Record<string, unknown>;
}
