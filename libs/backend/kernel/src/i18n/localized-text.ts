import { defaultLocale, type Locale } from '@vyloha/contract';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** The stored text of one language, written as in the indexes: they do not apply to a parameter. */
export function storedText(texts: SQLWrapper, locale: Locale): SQL<string> {
  return sql<string>`${texts} ->> ${sql.raw(`'${locale}'`)}`;
}

/** `pickTranslation` of a stored text in SQL; '' where the default language has none either. */
export function localizedText(texts: SQLWrapper, locale: Locale): SQL {
  return sql`coalesce(nullif(${storedText(texts, locale)}, ''), ${storedText(texts, defaultLocale)}, '')`;
}
