import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { changesChannel } from './changes-channel';
import type { ChangeListener } from './opened-database';

const retryMs = 1_000;
/** A connection that a firewall has dropped silently is noticed by its next use. */
const probeMs = 10_000;

interface ServerListener {
  stop(): Promise<void>;
}

/**
 * Listens on a connection of its own, and connects again when it is lost; what was told meanwhile is a gap.
 * @throws any driver error when the server cannot be reached at first
 */
export async function listenOnServer(
  connectionString: string,
  { onChange, onGap }: ChangeListener,
): Promise<ServerListener> {
  const stopping = new AbortController();
  let current: Client | null = null;

  async function connect(): Promise<void> {
    const client = new Client({ connectionString, application_name: 'vyloha-changes', keepAlive: true });
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', resolve);
    });
    client.on('notification', ({ payload = '' }) => onChange(payload));
    try {
      await client.connect();
      await client.query(`listen ${changesChannel}`);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    current = client;
    if (stopping.signal.aborted) await client.end();
    const probe = setInterval(() => void client.query('select 1').catch(() => client.end()), probeMs);
    void lost.then(async () => {
      clearInterval(probe);
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
    async stop() {
      stopping.abort();
      await current?.end().catch(() => {});
    },
  };
}
