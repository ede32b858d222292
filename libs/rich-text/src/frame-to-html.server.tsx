import type { Locale } from '@vyloha/contract';
import { I18nProvider } from '@vyloha/i18n';
import { messagesFor, translatorFor } from '@vyloha/i18n/server';
import { renderToStaticMarkup } from 'react-dom/server';
import { decodeEntities } from './decode-entities.server';
import { EmbeddedFrameBox } from './embedded-frame-box';

/** The value of an attribute of a sanitised element. */
function attributeOf(element: string, name: 'src' | 'title'): string {
  const [, value = ''] = new RegExp(` ${name}="([^"]*)"`).exec(element) ?? [];
  return decodeEntities(value);
}

/** A sanitised `<iframe src title />` as one that loads when a visitor asks for it. */
export function frameToHtml(element: string, locale: Locale): string {
  const { href: url, host } = new URL(attributeOf(element, 'src'));
  const title = attributeOf(element, 'title') || host;
  const messages = messagesFor(locale, ['rich-text']);
  const action = translatorFor(locale)('rich-text:frame.load', { title });
  return renderToStaticMarkup(
    <I18nProvider locale={locale} messages={messages}>
      <EmbeddedFrameBox frame={{ url, host }} title={title} action={action} icon="external" />
    </I18nProvider>,
  );
}
