import { createHash } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { messagesFor } from '@vyloha/i18n/server';
import { loadShellLayout } from '@vyloha/shell/server';
import { LRUCache } from 'lru-cache';
import type { Frame } from './frame';

/** Libraries whose texts appear in header and footer. */
const frameNamespaces = [
  'account.admin',
  'account.link',
  'cart.line',
  'cart.mini',
  'cart.quantity',
  'cart.remove',
  'search.field',
  'shell',
];

interface VersionedFrame {
  frame: Frame;
  text: string;
}

/** Frames that documents were rendered with: a cached page finds its own, and equal ones are one object in memory. */
const recentFrames = new LRUCache<string, VersionedFrame>({ max: 32 });

/** The frame of the pages for this shopper, and its version. */
export async function loadFrame(context: AppLoadContext): Promise<{ frame: Frame; version: string }> {
  const messages = messagesFor(context.locale, frameNamespaces);
  const loaded: Frame = { shell: await loadShellLayout(context), messages };
  const text = JSON.stringify(loaded);
  const version = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const { frame } = recentFrames.get(version) ?? { frame: loaded };
  recentFrames.set(version, { frame, text });
  return { frame, version };
}

/** A frame by its version as JSON, if a document was recently rendered with it. */
export const findRecentFrame = (version: string): string | undefined => recentFrames.get(version)?.text;
