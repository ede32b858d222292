import type { MessagesByNamespace } from '@vyloha/i18n';
import type { ShellFrame } from '@vyloha/shell';

/**
 * What head and foot of the pages show alike, with their texts. The server renders it into every document; browsers
 * fetch it once, when they are idle, instead of getting it handed over with each page.
 */
export interface Frame {
  shell: ShellFrame;
  messages: MessagesByNamespace;
}

/** Where browsers find a frame; its version changes with its content. */
export const framePath = (version: string): string => `/ramec/${version}`;
