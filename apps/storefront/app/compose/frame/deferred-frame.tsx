import { waitForIdleOrInteraction, waitForInteraction } from '@vyloha/ui';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Suspense, lazy } from 'react';
import { RouteErrorPage } from '../errors/route-error-page';
import { StaticErrorPage } from '../errors/static-error-page';
import { fetchFrame } from './fetch-frame';
import { FrameProvider, FrameMessagesProvider } from './frame-context';
import { FrameFooter } from './frame-footer';
import { FrameHeader } from './frame-header';

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
export const DeferredHeader = import.meta.env.SSR ? FrameHeader : lazy(loadHeader);
export const DeferredFooter = import.meta.env.SSR ? FrameFooter : lazy(loadFooter);
export const DeferredRouteErrorPage = import.meta.env.SSR ? RouteErrorPage : lazy(loadRouteErrorPage);

async function fetchFrameProvider(version: string, isEager: boolean): Promise<{ default: ComponentType<PartProps> }> {
  await (isEager ? waitForIdleOrInteraction() : waitForInteraction());
  const [frame] = await Promise.all([fetchFrame(version), loadHeader(), loadFooter()]);
  const FetchedFrameProvider = ({ children }: PartProps) => (
    <FrameProvider value={frame}>
      <FrameMessagesProvider>{children}</FrameMessagesProvider>
    </FrameProvider>
  );
  return { default: FetchedFrameProvider };
}

/** All parts of the page that wait alike share one frame; React requests it again on every render attempt. */
const frameProviders = new Map<string, ComponentType<PartProps>>();

function getFrameProvider(version: string, isEager: boolean): ComponentType<PartProps> {
  const key = `${version} ${isEager}`;
  const provider = frameProviders.get(key) ?? lazy(() => fetchFrameProvider(version, isEager));
  frameProviders.set(key, provider);
  return provider;
}

interface DeferredFrameProps extends PartProps {
  version: string;
  /** It does something by itself, at idle; otherwise it waits for the first interaction with the page. */
  isEager: boolean;
}

/** Parts of the page that need the frame; the browser hydrates them once it is loaded. */
export function DeferredFrame({ version, isEager, children }: DeferredFrameProps) {
  const FrameWrapper = import.meta.env.SSR ? FrameMessagesProvider : getFrameProvider(version, isEager);
  return (
    <Suspense>
      <FrameWrapper>{children}</FrameWrapper>
    </Suspense>
  );
}
