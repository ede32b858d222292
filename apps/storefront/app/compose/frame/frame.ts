import type { MessagesByNamespace } from '@vyloha/i18n';
import type { ShellLayout } from '@vyloha/shell';

/**
 * What header and footer show alike on all pages, with their texts. The server renders it into every document;
 * browsers fetch it once, when they are idle, instead of receiving it with the data of each page.
 */
export interface Frame {
  shell: ShellLayout;
  messages: MessagesByNamespace;
}
