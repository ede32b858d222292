import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { I18nProvider, useLocale, useTranslation } from './i18n-context';

function Title() {
  const { t, locale } = useTranslation('cart');
  return <h1 lang={useLocale()}>{`${t('title', { count: 2 })} ${locale}`}</h1>;
}

describe('I18nProvider', () => {
  it('provides texts and locale to its children', () => {
    const page = (
      <I18nProvider locale="sk" messages={{ cart: { title_few: '{count} kusy' } }}>
        <Title />
      </I18nProvider>
    );
    expect(renderToStaticMarkup(page)).toBe('<h1 lang="sk">2 kusy sk</h1>');
  });

  it('names the missing provider', () => {
    expect(() => renderToStaticMarkup(<Title />)).toThrow('I18nProvider');
  });
});
