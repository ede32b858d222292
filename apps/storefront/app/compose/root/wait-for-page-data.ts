import { RemixBrowser } from '@remix-run/react';

/**
 * Resolves once Remix has decoded the page's data. Until then it suspends the whole document, outside of any boundary: a
 * click in that moment makes React hydrate at once, fail, render the document anew and fail again (error 345, 'Root did
 * not complete'). Without a root there is nobody to disturb: links and forms do what they do without script.
 */
export async function waitForPageData(): Promise<void> {
  try {
    // It throws its promise before its first hook.
    RemixBrowser({});
  } catch (decoded) {
    await decoded;
  }
}
