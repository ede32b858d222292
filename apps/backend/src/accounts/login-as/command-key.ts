import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileName = 'command-key';
const keyBytes = 32;

/**
 * What proves that a call comes from somebody who works on the machine of the backend: a secret in the data folder,
 * readable by the backend's account only. Whoever asks first makes it.
 */
export async function readCommandKey(dataDir: string): Promise<string> {
  const path = join(dataDir, fileName);
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(path, randomBytes(keyBytes).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFile(path, 'utf8');
}
