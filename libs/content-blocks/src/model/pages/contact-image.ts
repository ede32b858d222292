import type { Locale } from '@vyloha/contract';
import * as v from 'valibot';
import { contentImage } from '../content-image';

/** The configuration → the picture beside invitations to contact the shop; null without one. */
export function contactImage(locale: Locale) {
  return v.pipe(
    v.nullish(v.object({ contact_block_image: contentImage(locale) }), null),
    v.transform((configuration) => configuration?.contact_block_image ?? null),
  );
}
