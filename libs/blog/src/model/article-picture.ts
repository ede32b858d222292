import { type Locale, localizedPicture } from '@vyloha/contract';
import * as v from 'valibot';

/** An image of the content system. */
export interface ArticlePicture {
  fileKey: string;
  /** Alternative text; '' where the editor left it out. */
  alt: string;
}

export function articlePicture(locale: Locale): v.GenericSchema<unknown, ArticlePicture | null> {
  return v.nullish(localizedPicture(locale), null);
}
