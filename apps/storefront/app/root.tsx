import '@vyloha/ui/tokens.css';
import '@vyloha/ui/tokens-alternative.css';
import '@vyloha/ui/base.css';
import { Links, Meta, Scripts } from '@remix-run/react';
import { defaultLocale } from '@vyloha/contract';
import { closedScript } from '@vyloha/shell';
import { OfflineNotice } from '@vyloha/shell/ui';
import { PageScroll } from '@vyloha/ui';
import fontUrl from '@vyloha/ui/source-sans.woff2?url';
import type { ReactNode } from 'react';
import { ErrorBoundary as PageError } from './compose/error-boundary';
import { InlineScript } from './compose/inline-script';
import { LastResort } from './compose/last-resort';
import { Measuring } from './compose/measuring/measuring';
import { useNonce } from './compose/nonce';
import { PageFrame } from './compose/page-frame';
import { Providers } from './compose/providers';
import { useIsCatalogue, useRootData } from './compose/root-data';

export { pageMeta as meta } from './compose/page-meta';
export { rootLoader as loader } from './compose/root-loader.server';

/** The document; its frame stands around pages and error pages alike. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRootData();
  const nonce = useNonce();
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
        <Meta />
        <Links />
        {data && <InlineScript text={closedScript(data.shell.closedCookie)} />}
        {data?.shell.consentScriptUrl && <script src={data.shell.consentScriptUrl} async />}
      </head>
      <body>
        {data === undefined ? (
          children
        ) : (
          <Providers data={data}>
            <OfflineNotice />
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

export { PageOrFoundText as default } from './compose/not-found/page-or-found-text';

export function ErrorBoundary() {
  return useRootData() === undefined ? <LastResort /> : <PageError />;
}
