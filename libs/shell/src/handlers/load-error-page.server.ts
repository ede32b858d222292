import type { AppLoadContext } from '@remix-run/node';
import { parseRichText, type RichTextNode } from '@vyloha/rich-text';
import { listErrorPagesOrNone } from '../api/error-pages.server';
import type { ErrorPageContent } from '../model/error-page';

/** The editors' text for this status; with `null` the page shows the built-in text. */
export async function loadErrorPageOrNull(
  { cms, locale }: Pick<AppLoadContext, 'cms' | 'locale'>,
  status: number,
): Promise<ErrorPageContent<readonly RichTextNode[]> | null> {
  const found = (await listErrorPagesOrNone(cms, locale)).find(({ code }) => code === status);
  return found === undefined ? null : { title: found.title, text: parseRichText(found.text), image: found.image };
}
