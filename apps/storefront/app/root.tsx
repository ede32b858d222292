import '@vyloha/ui/tokens.css';
import '@vyloha/ui/tokens-alternative.css';
import '@vyloha/ui/base.css';
import { Links, Scripts } from '@remix-run/react';
import { defaultLocale } from '@vyloha/contract';
import { closedScript } from '@vyloha/shell';
import { PageScroll } from '@vyloha/ui';
import fontUrl from '@vyloha/ui/source-sans.woff2?url';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useGentleNavigation } from './compose/gentle-navigation';
import { InlineScript } from './compose/inline-script';
import { LateTags } from './compose/late-tags';
import { Measuring } from './compose/measuring/measuring';
import { useNonce } from './compose/nonce';
import { PageFrame } from './compose/page-frame';
import { Providers } from './compose/providers';
import { useIsCatalogue, useRootData } from './compose/root-data';

export { pageMeta as meta } from './compose/late-tags';
export { rootLoader as loader } from './compose/root-loader.server';

/** The document; its frame stands around pages and error pages alike. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRootData();
  const nonce = useNonce();
  useGentleNavigation();
  return (
    // The first script of the page writes what is closed into the document before React sees it.
    <html
      lang={data?.locale ?? defaultLocale}
      data-theme={data?.config.theme}
      data-notices={data?.shell.notices.join(' ')}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Suspense>
          <LateTags />
        </Suspense>
        <Links />
        {data && <InlineScript text={closedScript(data.shell.closedCookie)} />}
        {data?.shell.consentScriptUrl && <script src={data.shell.consentScriptUrl} async />}
      </head>
      <body>
        {data === undefined ? (
          children
        ) : (
          <Providers data={data}>
            <PageFrame data={data}>{children}</PageFrame>
            <Measuring {...data.shell} />
          </Providers>
        )}
        <PageScroll keepsPlace={useIsCatalogue()} nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export { ErrorBoundary } from './compose/error-boundary';
export { PageOrFoundText as default } from './compose/not-found/page-or-found-text';
