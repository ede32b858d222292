import '@vyloha/ui/tokens.css';
import '@vyloha/ui/base.css';
import { Links, Scripts, useLocation } from '@remix-run/react';
import { defaultLocale } from '@vyloha/contract';
import { hasSecretAddress } from '@vyloha/links';
import { closedNoticesScript, type ShellPage } from '@vyloha/shell';
import { LinkPrefetch, PageAnnouncement, PageScroll } from '@vyloha/ui';
import printUrl from '@vyloha/ui/print.css?url';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTransitionNavigation } from './compose/root/transition-navigation';
import { InlineScript } from './compose/root/inline-script';
import { DeferredMeta } from './compose/deferred-meta';
import { earlyScript } from './compose/measuring/early-script';
import { Measuring } from './compose/measuring/measuring';
import { useNonce } from './compose/root/nonce';
import { PageFrame } from './compose/root/page-frame';
import { Providers } from './compose/root/providers';
import { useIsCatalogue, useRootData } from './compose/root/root-data';
import { themeFiles } from './compose/root/theme-files';

export { pageMeta as meta } from './compose/deferred-meta';
export { rootLoader as loader } from './compose/root/root-loader.server';

/**
 * Whether services outside the shop may read URLs in this document. Not where its first one contains a secret: going
 * back would show it to them again.
 */
function useIsMeasured(): boolean {
  const { pathname } = useLocation();
  const [isMeasured] = useState(() => !hasSecretAddress(pathname));
  return isMeasured;
}

/** The first script of the page. Browsers have run it when they hydrate the page, and need not load its text again. */
const headScript = import.meta.env.SSR
  ? (shell: ShellPage) => earlyScript(shell) + closedNoticesScript(shell.closedCookie)
  : () => '';

/** The document; pages and error pages share its frame. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRootData();
  const nonce = useNonce();
  const isMeasured = useIsMeasured();
  const { font, stylesheet } = themeFiles[data?.config.theme ?? 'default'];
  useTransitionNavigation();
  return (
    // The first script of the page marks closed notices in the document before React hydrates it.
    <html
      lang={data?.locale ?? defaultLocale}
      data-theme={data?.config.theme}
      data-notices={data?.shell.notices.join(' ')}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Suspense>
          <DeferredMeta />
        </Suspense>
        <Links />
        {stylesheet && <link rel="stylesheet" href={stylesheet} />}
        <link rel="stylesheet" href={printUrl} media="print" />
        {data && <InlineScript text={headScript(data.shell)} />}
        {isMeasured && data?.shell.consentScriptUrl && <script src={data.shell.consentScriptUrl} async />}
      </head>
      <body>
        {data === undefined ? (
          children
        ) : (
          <Providers data={data}>
            <PageFrame data={data}>{children}</PageFrame>
            {isMeasured && <Measuring {...data.shell} />}
            {/* Browsers must not store a customer's pages, not even for the moment until they are opened. */}
            {!data.shopper.isLoggedIn && <LinkPrefetch />}
          </Providers>
        )}
        <PageAnnouncement />
        <PageScroll preservesScroll={useIsCatalogue()} nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export { ErrorBoundary } from './compose/errors/error-boundary';
export { PageOrFallbackText as default } from './compose/not-found/page-or-fallback-text';
