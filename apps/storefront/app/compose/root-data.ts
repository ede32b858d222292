import { useMatches, useRouteLoaderData } from '@remix-run/react';
import type { MessagesByNamespace } from '@vyloha/i18n';
import { toRouteName } from '@vyloha/links';
import { useMemo } from 'react';
import type { RootData } from './root-loader.server';

/** Absent only where the root's own loader failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<RootData>('root');
}

function hasMessages(data: unknown): data is { messages: MessagesByNamespace } {
  return typeof data === 'object' && data !== null && 'messages' in data;
}

/** The texts that the loaders of this page sent, all rooms together. */
export function usePageMessages(): MessagesByNamespace {
  const matches = useMatches();
  return useMemo(() => {
    const sent = matches.map(({ data }) => data).filter(hasMessages);
    return Object.assign({}, ...sent.map(({ messages }) => messages));
  }, [matches]);
}

/** How a route asks for the checkout's quiet frame. */
export const quietFrame = { frame: 'quiet' } as const;

/** Whether the page stands in the quiet frame. */
export function useIsQuiet(): boolean {
  return useMatches().some(({ handle }) => handle === quietFrame);
}

/** Whether the page lists goods of the catalogue, whose address text pages share: between such the place is kept. */
export function useIsCatalogue(): boolean {
  const route = toRouteName('all');
  return useMatches().some(
    ({ id, data }) => id === route && typeof data === 'object' && data !== null && 'products' in data,
  );
}
