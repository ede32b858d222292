import type { Locale } from '@vyloha/contract';
import * as v from 'valibot';
import type { RichTextSource } from '../blocks/content-block';
import { translated, translatedRichText } from '../translated';

/** A frequently asked question with its answer. */
export interface Question<Text = RichTextSource> {
  id: string;
  title: string;
  answer: Text;
}

export function question(locale: Locale) {
  return v.pipe(
    v.object({ _id: v.string(), title: translated(locale), content: translatedRichText(locale) }),
    v.transform(({ _id, title, content }): Question => ({ id: _id, title, answer: content })),
  );
}
