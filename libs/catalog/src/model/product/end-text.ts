import { type OptionalTranslated, optionalTranslatedText, type Translated, translatedField } from '@vyloha/contract';
import * as v from 'valibot';

/** An editors' text below a product. */
export interface EndText {
  id: string;
  title: OptionalTranslated;
  /** Rich text, not yet parsed. */
  content: Translated<readonly unknown[]>;
}

/** An end text of a page; `Text` is a parsed rich text. */
export interface EndTextView<Text> {
  id: string;
  title: string | null;
  content: Text;
}

const nodes = v.nullish(v.array(v.unknown()), []);

/** `product_end_text` of the content system. */
export const endTextsResponse = v.pipe(
  v.object({
    product_end_text: v.array(
      v.object({
        _id: v.string(),
        title: optionalTranslatedText,
        content: translatedField(nodes),
      }),
    ),
  }),
  v.transform(({ product_end_text: texts }): EndText[] =>
    texts.map(({ _id, ...endText }) => ({ id: _id, ...endText })),
  ),
);
