import { MoreMessages } from '@vyloha/i18n';
import type { ShellData, ShellPage } from '@vyloha/shell';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { Frame } from './frame';

const FrameContext = createContext<Frame | null>(null);

/** Hands the frame to everything below. */
export const FrameProvider = FrameContext.Provider;

function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (frame === null) throw new Error('Parts of the frame need it above them');
  return frame;
}

/** Lets what is below speak with the frame's texts. */
export function WithFrameTexts({ children }: { children: ReactNode }) {
  return <MoreMessages messages={useFrame().messages}>{children}</MoreMessages>;
}

/** Frame and page together, as the frame's parts show them. */
export function useShell(page: ShellPage): ShellData {
  return { ...useFrame().shell, ...page };
}
