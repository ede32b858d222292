import type { Locale } from '@vyloha/contract';
import * as v from 'valibot';

/** What an editor wrote for pages that cannot be shown, in one language. */
export interface ErrorPageContent<Text = readonly unknown[]> {
  title: string;
  text: Text;
  image: { fileKey: string; alt: string } | null;
}

/** The same with the status it is for. */
interface ErrorPageEntry extends ErrorPageContent {
  code: number;
}

function errorPagesSchema(locale: Locale) {
  const words = v.object({ cs: v.string(), sk: v.string() });
  const page = v.pipe(
    v.object({
      code: v.number(),
      title: words,
      content: v.nullable(v.object({ cs: v.array(v.unknown()), sk: v.array(v.unknown()) })),
      image: v.nullable(v.object({ path: v.string(), alt: v.nullable(words) })),
    }),
    v.transform(({ code, title, content, image }): ErrorPageEntry => ({
      code,
      title: title[locale],
      text: content?.[locale] ?? [],
      image: image && { fileKey: image.path, alt: image.alt?.[locale] ?? '' },
    })),
  );
  return v.pipe(
    v.object({ configuration: v.nullable(v.object({ error_pages: v.array(page) })) }),
    v.transform(({ configuration }) => configuration?.error_pages ?? []),
  );
}

/** The answer to the query of error pages → those pages, one schema for each locale. */
export const errorPagesSchemas = { cs: errorPagesSchema('cs'), sk: errorPagesSchema('sk') };
