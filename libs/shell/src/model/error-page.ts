import { byLocale, type Locale, localizedPicture, localizedRichText, localizedText } from '@vyloha/contract';
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
  const page = v.pipe(
    v.object({
      code: v.number(),
      title: localizedText(locale),
      content: v.nullable(localizedRichText(locale)),
      image: v.nullable(localizedPicture(locale)),
    }),
    v.transform(({ code, title, content, image }): ErrorPageEntry => ({
      code,
      title,
      text: content ?? [],
      image,
    })),
  );
  return v.pipe(
    v.object({ configuration: v.nullable(v.object({ error_pages: v.array(page) })) }),
    v.transform(({ configuration }) => configuration?.error_pages ?? []),
  );
}

/** The response to the error pages query → those pages, one schema per locale. */
export const errorPagesSchemas = byLocale(errorPagesSchema);
