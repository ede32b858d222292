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

/** Several loaders may each send a part of one room's texts. */
function together(sent: readonly MessagesByNamespace[]): MessagesByNamespace {
  const all: Record<string, MessagesByNamespace[string]> = {};
  for (const messages of sent) {
    for (const [name, texts] of Object.entries(messages)) all[name] = { ...all[name], ...texts };
  }
  return all;
}

/** The texts that the loaders of this page sent, all rooms together. */
export function usePageMessages(): MessagesByNamespace {
  const matches = useMatches();
  return useMemo(() => {
    const sent = matches.map(({ data }) => data).filter(hasMessages);
    return together(sent.map(({ messages }) => messages));
  }, [matches]);
}

/** How a route asks for the checkout's quiet frame. */
export const quietFrame = { frame: 'quiet' } as const;

/** Whether the page stands in the quiet frame. */
export function useIsQuiet(): boolean {
  return useMatches().some(({ handle }) => handle === quietFrame);
}

/** Whether the page is one of the catalogue, between which the place is kept. */
export function useIsCatalogue(): boolean {
  return useMatches().some(
    ({ data }) => typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'catalogue',
  );
}
