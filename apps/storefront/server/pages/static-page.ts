import { createHash } from 'node:crypto';
import { themeColors } from '@vyloha/config/server';
import type { Config } from '@vyloha/config/server';
import type { Locale } from '@vyloha/contract';
import { translatorFor } from '@vyloha/i18n/server';

function styleOf(theme: Config['theme']): string {
  const { text, action, onAction, band, radius } = themeColors[theme];
  return [
    `body{margin:0;min-height:100vh;display:grid;place-items:center;background:${band};color:${text};`,
    'font:18px/1.5 "Source Sans",system-ui,sans-serif}',
    'main{max-width:34rem;padding:2.25rem;text-align:center;text-wrap:balance}',
    'h1{font-size:1.75rem;line-height:1.2}',
    `a{display:inline-block;padding:.75rem 1.5rem;border-radius:${radius}px;background:${action};color:${onAction};`,
    'font-weight:650;text-decoration:none}',
  ].join('');
}

/** A page that needs no data, no script and no file. */
export interface StaticPage {
  html: string;
  policy: string;
}

/** What it says: the shop cannot read anything at all now, something in it is broken, or the request is. */
const textKeys = {
  unavailable: 'shell:error.unavailable',
  broken: 'ui:failure',
  forbidden: 'shell:error.forbidden',
  refused: 'shell:error.refused',
  tooLarge: 'shell:error.tooLarge',
} as const;
export type StaticPageReason = keyof typeof textKeys;

interface StaticPageOptions {
  reason: StaticPageReason;
  locale: Locale;
  theme: Config['theme'];
}

/** Seconds after which a crawler may retry. */
export const retryAfterSeconds = 30;

/** The page shown where no other can be rendered. */
export function staticPage({ reason, locale, theme }: StaticPageOptions): StaticPage {
  const t = translatorFor(locale);
  const style = styleOf(theme);
  const styleHash = createHash('sha256').update(style).digest('base64');
  const key = textKeys[reason];
  return {
    html: [
      `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
      `<title>${t(`${key}.title`)}</title><style>${style}</style></head>`,
      `<body><main><h1>${t(`${key}.title`)}</h1><p>${t(`${key}.text`)}</p>`,
      `<p><a href="/">${t('shell:error.home')}</a></p></main></body></html>`,
    ].join(''),
    policy: `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
  };
}
