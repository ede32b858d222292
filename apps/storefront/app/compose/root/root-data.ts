import { useMatches, useRouteLoaderData } from '@remix-run/react';
import type { MessagesByNamespace } from '@vyloha/i18n';
import { useMemo } from 'react';
import type { RootData } from './root-loader.server';

/** Absent only where the root's own loader failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

function hasMessages(data: unknown): data is { messages: MessagesByNamespace } {
  return typeof data === 'object' && data !== null && 'messages' in data;
}

/** Several loaders may each send a part of one library's texts. */
function mergeMessages(messagesList: readonly MessagesByNamespace[]): MessagesByNamespace {
  const all: Record<string, MessagesByNamespace[string]> = {};
  for (const messages of messagesList) {
    for (const [name, texts] of Object.entries(messages)) all[name] = { ...all[name], ...texts };
  }
  return all;
}

/** The texts that the loaders of this page sent, of all libraries together. */
export function usePageMessages(): MessagesByNamespace {
  const matches = useMatches();
  return useMemo(() => {
    const messagesList = matches.map(({ data }) => data).filter(hasMessages);
    return mergeMessages(messagesList.map(({ messages }) => messages));
  }, [matches]);
}

function hasLayout(handle: unknown): handle is { layout: unknown } {
  return typeof handle === 'object' && handle !== null && 'layout' in handle;
}

/** Whether the page has the checkout layout: `handle = { layout: 'checkout' }`. */
export function useIsCheckoutLayout(): boolean {
  return useMatches().some(({ handle }) => hasLayout(handle) && handle.layout === 'checkout');
}

/** Whether the page belongs to the catalog, where navigation preserves the scroll position. */
export function useIsCatalogue(): boolean {
  return useMatches().some(
    ({ data }) => typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'catalogue',
  );
}
