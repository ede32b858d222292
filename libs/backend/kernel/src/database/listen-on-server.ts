import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { changesChannel } from './changes-channel';
import type { ChangeListener } from './opened-database';

const retryMs = 1_000;
/** A connection that a firewall has dropped silently is noticed by its next use. */
const probeMs = 10_000;
const probeTimeoutMs = 5_000;

interface ServerListener {
  /** Resolves once all that was committed before is notified. @throws where there is no connection */
  settle(): Promise<void>;
  /** Connects again, to where the address then is. */
  reconnect(): void;
  stop(): Promise<void>;
}

interface ServerChanges extends ChangeListener {
  /** There are no notifications until the next gap. */
  onLost?(): void;
}

/**
 * Listens on a connection of its own, and connects again when it is lost; what was notified meanwhile is a gap.
 * @param address of the server, asked for each time
 * @throws any driver error when the server cannot be reached at first
 */
export async function listenOnServer(
  address: () => string,
  { onChange, onGap, onLost }: ServerChanges,
): Promise<ServerListener> {
  const stopping = new AbortController();
  let current: Client | null = null;
  let turn: Promise<unknown> = Promise.resolve();
  let nextAnswer: Promise<void> | null = null;

  /** Those who wait for the same question share it: it is put after they have come. */
  function settle(): Promise<void> {
    nextAnswer ??= turn.then(async () => {
      nextAnswer = null;
      if (current === null) throw new Error('Connection terminated: there are no notifications');
      // What was committed before is sent before the result.
      await current.query('select 1');
    });
    turn = nextAnswer.catch(() => {});
    return nextAnswer;
  }

  async function connect(): Promise<void> {
    const client = new Client({
      connectionString: address(),
      application_name: 'vyloha-changes',
      keepAlive: true,
      connectionTimeoutMillis: probeTimeoutMs,
      query_timeout: probeTimeoutMs,
    });
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', resolve);
    });
    client.on('notification', ({ payload = '' }) => onChange(payload));
    try {
      await client.connect();
      await client.query(`listen ${changesChannel}`);
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    current = client;
    if (stopping.signal.aborted) await client.end();
    const probe = setInterval(() => void settle().catch(() => client.end()), probeMs);
    void lost.then(async () => {
      current = null;
      clearInterval(probe);
      void client.end().catch(() => {});
      if (!stopping.signal.aborted) onLost?.();
      await reconnect();
    });
  }

  async function reconnect(): Promise<void> {
    while (!stopping.signal.aborted) {
      await sleep(retryMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      try {
        await connect();
        onGap();
        return;
      } catch {
        // The server is not back yet.
      }
    }
  }

  await connect();
  return {
    settle,
    reconnect: () => void current?.emit('error', new Error('Connection terminated: the server has moved')),
    async stop() {
      stopping.abort();
      await current?.end().catch(() => {});
    },
  };
}
