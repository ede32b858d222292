import type { Locale } from '@vyloha/contract';
import * as v from 'valibot';

/** The editors' text for an error page, in one language. */
export interface ErrorPageContent<Text = readonly unknown[]> {
  title: string;
  text: Text;
  image: { fileKey: string; alt: string } | null;
}

/** The same with its status code. */
interface ErrorPageEntry extends ErrorPageContent {
  code: number;
}

function errorPagesSchema(locale: Locale) {
  const translatedText = v.object({ cs: v.string(), sk: v.string() });
  const page = v.pipe(
    v.object({
      code: v.number(),
      title: translatedText,
      content: v.nullable(v.object({ cs: v.array(v.unknown()), sk: v.array(v.unknown()) })),
      image: v.nullable(v.object({ path: v.string(), alt: v.nullable(translatedText) })),
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

/** The response to the error pages query → those pages, one schema per locale. */
export const errorPagesSchemas = { cs: errorPagesSchema('cs'), sk: errorPagesSchema('sk') };
