import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { S3Config } from '@vyloha/config/server';
import * as v from 'valibot';
import { nearestFolder } from '@vyloha/backend-kernel';

// No project may import a tool, so it runs as its own process, as under `npm start`.
const script = join(nearestFolder('tools'), 'run/src/s3-stand-in.mjs');

const started = v.object({ endpoint: v.string(), keyId: v.string(), secret: v.string() });

/** The stand-in that speaks S3, as a server of its own, with short pages of listings. */
export interface S3StandIn {
  config: S3Config;
  /** Stops answering without closing connections. */
  suspend(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** @param folder where it keeps its objects */
export async function startS3StandIn(folder: string): Promise<S3StandIn> {
  const child = fork(script, ['0', folder, '3'], { silent: true, execArgv: [] });
  const [message] = await once(child, 'message');
  const { endpoint, keyId, secret } = v.parse(started, message);
  return {
    config: {
      bucket: 'vyloha',
      prefix: 'test/',
      endpoint,
      region: 'eu-central-1',
      isPathStyle: true,
      credentials: { keyId, secret, token: null },
    },
    suspend: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
