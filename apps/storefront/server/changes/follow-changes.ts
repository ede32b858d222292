import { setTimeout as sleep } from 'node:timers/promises';
import { changeTags } from '@vyloha/contract';
import type { Logger } from 'pino';
import { Agent, request } from 'undici';
import * as v from 'valibot';
import type { Changes } from './changes';

/** The backend sends something each 15 seconds. */
const silenceMs = 40_000;
/** `absent`: the backend may be an older one that is about to be replaced. */
const retryMs = { least: 1_000, most: 30_000, absent: 60_000 };
/** Of one event; a larger one is not from a backend. */
const maxEventLength = 1_000_000;

const eventSchema = v.object({ tags: v.array(v.string()) });

interface FollowOptions {
  /** Of the store's API. */
  baseUrl: string;
  changes: Changes;
  log: Pick<Logger, 'info' | 'warn'>;
  signal?: AbortSignal;
  pauses?: typeof retryMs;
}

/** What one event of the stream says. */
function readEvent(event: string): readonly string[] {
  const data = event.split('\n').flatMap((line) => (line.startsWith('data:') ? [line.slice('data:'.length)] : []));
  return data.length === 0 ? [] : v.parse(eventSchema, JSON.parse(data.join('\n'))).tags;
}

async function* readEvents(body: AsyncIterable<Buffer>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of body) {
    text += decoder.decode(part, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    if (text.length > maxEventLength) throw new Error('An event without an end');
    for (const event of events) {
      const tags = readEvent(event);
      if (tags.length > 0) yield tags;
    }
  }
}

/**
 * Notes what the backend says has changed, for as long as the process runs. After each interruption everything is taken
 * as changed. While a backend has no such stream, what is kept is checked by its age.
 */
export async function followChanges({ baseUrl, changes, log, signal, pauses = retryMs }: FollowOptions): Promise<void> {
  const dispatcher = new Agent({ headersTimeout: silenceMs, bodyTimeout: silenceMs });
  let hasMissedSome = false;
  let isAbsent = false;
  let pauseMs = pauses.least;
  const isStopped = () => signal?.aborted ?? false;
  while (!isStopped()) {
    try {
      const headers = { accept: 'text/event-stream' };
      const { statusCode, body } = await request(`${baseUrl}/api/v1/changes`, {
        headers,
        dispatcher,
        signal: signal ?? null,
      });
      if (statusCode === 404) {
        await body.dump();
        if (!isAbsent) log.info('the backend does not tell what changes');
        isAbsent = true;
        pauseMs = pauses.absent;
      } else {
        if (statusCode !== 200) throw new Error(`The stream of changes answered ${statusCode}`);
        if (hasMissedSome) changes.note([changeTags.everything]);
        isAbsent = false;
        pauseMs = pauses.least;
        changes.isConnected = true;
        for await (const tags of readEvents(body)) changes.note(tags);
      }
    } catch (error) {
      if (isStopped()) return;
      log.warn({ err: error }, 'the stream of changes is interrupted');
    }
    changes.isConnected = false;
    hasMissedSome = true;
    await sleep(pauseMs, undefined, { ref: false });
    pauseMs = isAbsent ? pauses.absent : Math.min(pauseMs * 2, pauses.most);
  }
}
