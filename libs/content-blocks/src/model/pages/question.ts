import { type Locale, localizedRichText, localizedText } from '@vyloha/contract';
import * as v from 'valibot';
import type { RichTextSource } from '../blocks/block-fields';

/** A frequently asked question with its answer. */
export interface Question<Text = RichTextSource> {
  id: string;
  title: string;
  answer: Text;
}

export function question(locale: Locale) {
  return v.pipe(
    v.object({ _id: v.string(), title: localizedText(locale), content: localizedRichText(locale) }),
    v.transform(({ _id, title, content }): Question => ({ id: _id, title, answer: content })),
  );
}
