import type { AppLoadContext } from '@remix-run/node';
import { delays } from '@vyloha/config';
import type { AdjustedLine } from '../model/adding/adjusted-quantity';
import { formatQuantity } from '../model/lines/quantity';

/** Maximum length of the named lines: messages are stored in a cookie. */
const maxNamedLength = 900;

/** A message that names the lines of which other quantities were added, with both; none where there are none. */
export function flashAdjusted({ session, t }: AppLoadContext, lines: readonly AdjustedLine[]): void {
  if (lines.length === 0) return;
  const texts = lines.map(({ name, unit, requested, quantity }) =>
    t('cart:adjusted.line', { name, unit, requested: formatQuantity(requested), quantity: formatQuantity(quantity) }),
  );
  let length = 0;
  const named = texts.filter((text) => {
    length += text.length;
    return length <= maxNamedLength;
  });
  const others = texts.length - named.length;
  const items = [...named, ...(others > 0 ? [t('cart:adjusted.more', { others })] : [])].join('; ');
  session.flash({
    kind: 'info',
    text: t('cart:adjusted.many', { items }),
    duration: delays.batchNotice * (1 + named.length),
  });
}
