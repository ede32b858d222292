import { waitForIdleOrInteraction, waitForInteraction } from '@vyloha/ui';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Suspense, lazy, useEffect } from 'react';
import { RouteErrorPage } from '../errors/route-error-page';
import { StaticErrorPage } from '../errors/static-error-page';
import { fetchFrame } from './fetch-frame';
import { FrameProvider, FrameMessagesProvider } from './frame-context';
import { FrameFooter } from './frame-footer';
import { FrameHeader } from './frame-header';
import { cachedPart } from './cached-part';

interface PartProps {
  children: ReactNode;
}

const loadHeader = async () => ({ default: (await import('./frame-header')).FrameHeader });
const loadFooter = async () => ({ default: (await import('./frame-footer')).FrameFooter });
/** The error may be that scripts cannot be fetched. */
const loadRouteErrorPage = async (): Promise<{ default: ComponentType<ComponentProps<typeof RouteErrorPage>> }> => {
  try {
    return { default: (await import('../errors/route-error-page')).RouteErrorPage };
  } catch {
    return { default: StaticErrorPage };
  }
};

// The server has the parts loaded. Browsers show its HTML, and fetch the code that hydrates it when it is used.
export const DeferredHeader = import.meta.env.SSR ? cachedPart('header', FrameHeader) : lazy(loadHeader);
export const DeferredFooter = import.meta.env.SSR ? cachedPart('footer', FrameFooter) : lazy(loadFooter);
export const DeferredRouteErrorPage = import.meta.env.SSR ? RouteErrorPage : lazy(loadRouteErrorPage);

let startLoading: () => void = () => {};
/** Resolves once a part of the page does something by itself. */
const isAwaited = new Promise<void>((resolve) => (startLoading = resolve));

async function fetchFrameProvider(version: string): Promise<{ default: ComponentType<PartProps> }> {
  await Promise.race([isAwaited, waitForInteraction()]);
  const [frame] = await Promise.all([fetchFrame(version), loadHeader(), loadFooter()]);
  const FetchedFrameProvider = ({ children }: PartProps) => (
    <FrameProvider value={frame}>
      <FrameMessagesProvider>{children}</FrameMessagesProvider>
    </FrameProvider>
  );
  return { default: FetchedFrameProvider };
}

/** All parts of the page share one frame; React requests it again on every render attempt. */
const frameProvidersByVersion = new Map<string, ComponentType<PartProps>>();

function getFrameProvider(version: string): ComponentType<PartProps> {
  const provider = frameProvidersByVersion.get(version) ?? lazy(() => fetchFrameProvider(version));
  frameProvidersByVersion.set(version, provider);
  return provider;
}

interface DeferredFrameProps extends PartProps {
  version: string;
  /** It does something by itself, at idle; otherwise it waits for the first interaction with the page. */
  isEager: boolean;
}

/** Parts of the page that need the frame; the browser hydrates them once it is loaded. */
export function DeferredFrame({ version, isEager, children }: DeferredFrameProps) {
  const FrameWrapper = import.meta.env.SSR ? FrameMessagesProvider : getFrameProvider(version);
  // The same component either way: another one would replace the header whenever a message comes.
  useEffect(() => {
    if (isEager) void waitForIdleOrInteraction().then(startLoading);
  }, [isEager]);
  return (
    <Suspense>
      <FrameWrapper>{children}</FrameWrapper>
    </Suspense>
  );
}
