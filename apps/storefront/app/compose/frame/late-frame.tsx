import { idleOrUsed } from '@vyloha/ui';
import type { ComponentType, ReactNode } from 'react';
import { Suspense, lazy } from 'react';
import { PageFailure } from '../page-failure';
import { fetchFrame } from './fetch-frame';
import { FrameProvider, WithFrameTexts } from './frame-context';
import { FrameFoot } from './frame-foot';
import { FrameHead } from './frame-head';

interface PartProps {
  children: ReactNode;
}

const loadHead = async () => ({ default: (await import('./frame-head')).FrameHead });
const loadFoot = async () => ({ default: (await import('./frame-foot')).FrameFoot });
const loadFailure = async () => ({ default: (await import('../page-failure')).PageFailure });

// The server has the parts at hand. Browsers show what it wrote, and fetch what brings it to life when they are idle.
export const LateHead = import.meta.env.SSR ? FrameHead : lazy(loadHead);
export const LateFoot = import.meta.env.SSR ? FrameFoot : lazy(loadFoot);
export const LateFailure = import.meta.env.SSR ? PageFailure : lazy(loadFailure);

async function fetchedFrame(version: string): Promise<{ default: ComponentType<PartProps> }> {
  await idleOrUsed();
  const [frame] = await Promise.all([fetchFrame(version), loadHead(), loadFoot()]);
  const Fetched = ({ children }: PartProps) => (
    <FrameProvider value={frame}>
      <WithFrameTexts>{children}</WithFrameTexts>
    </FrameProvider>
  );
  return { default: Fetched };
}

/** All parts of the page stand in one frame; React asks for it again whenever it tries to go on. */
const fetchedFrames = new Map<string, ComponentType<PartProps>>();

function fetchedFrameOf(version: string): ComponentType<PartProps> {
  const known = fetchedFrames.get(version) ?? lazy(() => fetchedFrame(version));
  fetchedFrames.set(version, known);
  return known;
}

/** Parts of the page that need the frame; in the browser they come alive when it is there. */
export function LateFrame({ version, children }: PartProps & { version: string }) {
  const WithFrame = import.meta.env.SSR ? WithFrameTexts : fetchedFrameOf(version);
  return (
    <Suspense>
      <WithFrame>{children}</WithFrame>
    </Suspense>
  );
}
