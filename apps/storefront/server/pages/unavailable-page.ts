import { createHash } from 'node:crypto';
import type { Locale } from '@vyloha/contract';
import { translatorFor } from '@vyloha/i18n/server';

const style = [
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f6f4ee;color:#17261d;',
  'font:18px/1.5 "Source Sans",system-ui,sans-serif}',
  'main{max-width:34rem;padding:2.25rem;text-align:center}',
  'h1{font-size:1.75rem;line-height:1.2}',
  'a{display:inline-block;padding:.75rem 1.5rem;border-radius:8px;background:#1d6a3c;color:#fff;font-weight:650}',
].join('');

/** The page shown while the shop cannot read anything at all: it needs no data, no script and no file. */
export interface UnavailablePage {
  html: string;
  policy: string;
}

/** Seconds after which a crawler may retry. */
export const retryAfterSeconds = 30;

export function unavailablePage(locale: Locale): UnavailablePage {
  const t = translatorFor(locale);
  const styleHash = createHash('sha256').update(style).digest('base64');
  return {
    html: [
      `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">`,
      '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
      `<title>${t('shell:error.unavailable.title')}</title><style>${style}</style></head>`,
      `<body><main><h1>${t('shell:error.unavailable.title')}</h1><p>${t('shell:error.unavailable.text')}</p>`,
      `<p><a href="/">${t('shell:error.home')}</a></p></main></body></html>`,
    ].join(''),
    policy: `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
  };
}
