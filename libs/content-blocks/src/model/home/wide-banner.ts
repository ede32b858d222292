import { resolveLink } from '@vyloha/links';
import {
  type Locale,
  localizedText,
  optionalLocalizedText,
  translatedField,
  type VisibilityRules,
} from '@vyloha/contract';
import * as v from 'valibot';
import { contentImage, type ContentImage } from '../content-image';

/** A large picture with a short text at the top of the home page. */
export interface WideBanner extends VisibilityRules {
  id: string;
  title: string;
  text: string | null;
  secondText: string | null;
  buttonText: string | null;
  image: ContentImage | null;
  to: string | null;
}

export function wideBanner(locale: Locale) {
  const image = contentImage(locale);
  return v.pipe(
    v.object({
      _id: v.string(),
      title: localizedText(locale),
      banner_wide_text: optionalLocalizedText(locale),
      banner_wide_text_2: optionalLocalizedText(locale),
      banner_wide_button_text: optionalLocalizedText(locale),
      main_image: image,
      main_image_translatable: v.nullish(translatedField(image)),
      url: v.nullish(v.string()),
      customer_group_enabled: v.array(v.string()),
      time_limited: v.boolean(),
      time_limit_start: v.nullish(v.string(), null),
      time_limit_end: v.nullish(v.string(), null),
    }),
    v.transform((banner): WideBanner => ({
      id: banner._id,
      title: banner.title,
      text: banner.banner_wide_text,
      secondText: banner.banner_wide_text_2,
      buttonText: banner.banner_wide_button_text,
      image: banner.main_image_translatable?.[locale] ?? banner.main_image,
      to: banner.url ? resolveLink(banner.url) : null,
      groups: banner.customer_group_enabled,
      limit: banner.time_limited ? { start: banner.time_limit_start, end: banner.time_limit_end } : null,
    })),
  );
}
