import { createHash } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { messagesFor } from '@vyloha/i18n/server';
import { loadShellLayout } from '@vyloha/shell/server';
import { LRUCache } from 'lru-cache';
import type { Frame } from './frame';

/** Libraries whose texts appear in header and footer. */
const frameNamespaces = ['account.admin', 'account.link', 'cart.mini', 'search.field', 'shell'];

/** Frames that documents were rendered with, so that a cached guest page finds its own. */
const recentFrames = new LRUCache<string, string>({ max: 32 });

/** The frame of the pages for this shopper, and its version. */
export async function loadFrame(context: AppLoadContext): Promise<{ frame: Frame; version: string }> {
  const messages = messagesFor(context.locale, frameNamespaces);
  const frame: Frame = { shell: await loadShellLayout(context), messages };
  const text = JSON.stringify(frame);
  const version = createHash('sha256').update(text).digest('hex').slice(0, 16);
  recentFrames.set(version, text);
  return { frame, version };
}

/** A frame by its version as JSON, if a document was recently rendered with it. */
export const findRecentFrame = (version: string): string | undefined => recentFrames.get(version);
