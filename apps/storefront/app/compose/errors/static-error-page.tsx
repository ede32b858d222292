import { defaultLocale, locales } from '@vyloha/contract';

interface StaticTexts {
  title: string;
  text: string;
  retry: string;
}

const files = import.meta.glob<StaticTexts>('./static-texts/*.json', { eager: true, import: 'default' });
const textsIn = (locale: string) => files[`./static-texts/${locale}.json`];

/** Where a page could not be loaded, its address has changed nevertheless. */
const thisAddress = '';

/** Shown when not even the frame of the page can be rendered: without texts, settings or data, in all languages. */
export function StaticErrorPage() {
  const texts = textsIn(defaultLocale);
  return (
    <>
      <h1>{texts?.title}</h1>
      <p>{texts?.text}</p>
      {locales
        .filter((locale) => locale !== defaultLocale)
        .map((locale) => (
          <p key={locale} lang={locale}>{`${textsIn(locale)?.title}. ${textsIn(locale)?.text}`}</p>
        ))}
      <p>
        <a href={thisAddress}>{texts?.retry}</a>
      </p>
    </>
  );
}
