import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { I18nProvider, useLocale, useTranslation } from './i18n-context';

function Title() {
  const { t, locale } = useTranslation('cart');
  return <h1 lang={useLocale()}>{`${t('title', { count: 2 })} ${locale}`}</h1>;
}

describe('I18nProvider', () => {
  it('gives texts and locale to what is below', () => {
    const page = (
      <I18nProvider locale="sk" messages={{ cart: { title_few: '{count} kusy' } }}>
        <Title />
      </I18nProvider>
    );
    expect(renderToStaticMarkup(page)).toBe('<h1 lang="sk">2 kusy sk</h1>');
  });

  it('says what is missing above a component with texts', () => {
    expect(() => renderToStaticMarkup(<Title />)).toThrow('I18nProvider');
  });
});
