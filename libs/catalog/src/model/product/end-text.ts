import type { OptionalTranslated, Translated } from '@vyloha/contract';
import * as v from 'valibot';

/** What editors say below goods. */
export interface EndText {
  id: string;
  title: OptionalTranslated;
  /** Rich text, not yet parsed. */
  content: Translated<readonly unknown[]>;
}

/** An end text as a page shows it; `Text` is a parsed rich text. */
export interface ShownEndText<Text> {
  id: string;
  title: string | null;
  content: Text;
}

const text = v.nullish(v.string(), null);
const nodes = v.nullish(v.array(v.unknown()), []);

/** `product_end_text` of the content system. */
export const endTextsResponse = v.pipe(
  v.object({
    product_end_text: v.array(
      v.object({
        _id: v.string(),
        title: v.nullish(v.object({ cs: text, sk: text }), { cs: null, sk: null }),
        content: v.object({ cs: nodes, sk: nodes }),
      }),
    ),
  }),
  v.transform(({ product_end_text: texts }): EndText[] => texts.map(({ _id, ...words }) => ({ id: _id, ...words }))),
);
