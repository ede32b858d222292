import { type Locale, localizedText } from '@vyloha/contract';
import * as v from 'valibot';

/** A short news item on a coloured background. */
export interface InfoBox {
  id: string;
  /** `#rrggbb`. */
  color: string;
  text: string;
}

/** Info boxes on the wire → boxes in their order; those without a colour are dropped. */
export function infoBoxes(locale: Locale) {
  const schema = v.object({
    _id: v.string(),
    box_color: v.nullish(v.string(), null),
    order: v.number(),
    text: localizedText(locale),
  });
  return v.pipe(
    v.array(schema),
    v.transform((boxes): InfoBox[] =>
      boxes
        .toSorted((first, second) => first.order - second.order)
        .flatMap(({ _id, box_color, text }) => (box_color ? [{ id: _id, color: box_color, text }] : [])),
    ),
  );
}
