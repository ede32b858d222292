import { ExtraMessagesProvider } from '@vyloha/i18n';
import type { ShellData, ShellPage } from '@vyloha/shell';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { Frame } from './frame';

const FrameContext = createContext<Frame | null>(null);

/** Provides the frame to all descendants. */
export const FrameProvider = FrameContext.Provider;

function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (frame === null) throw new Error('Parts of the frame need it above them');
  return frame;
}

/** Provides the frame's texts to all descendants. */
export function FrameMessagesProvider({ children }: { children: ReactNode }) {
  return <ExtraMessagesProvider messages={useFrame().messages}>{children}</ExtraMessagesProvider>;
}

/** Frame and page data together, as the frame's parts display them. */
export function useShell(page: ShellPage): ShellData {
  return { ...useFrame().shell, ...page };
}
