import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileName = 'command-key';
const keyBytes = 32;
const isMissing = (error: unknown) => hasCode(error, 'ENOENT');
const isTaken = (error: unknown) => hasCode(error, 'EEXIST');

/**
 * Proves that a call comes from somebody who works on the backend's machine: a secret in the data folder, readable by
 * the backend's account only. Created by the first caller.
 */
export async function readCommandKey(dataDir: string): Promise<string> {
  const path = join(dataDir, fileName);
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  await mkdir(dataDir, { recursive: true });
  await makeKey(path);
  return readFile(path, 'utf8');
}

/**
 * The key file is linked under its name once written completely, so nobody reads half of it; of several, the first
 * wins.
 */
async function makeKey(path: string): Promise<void> {
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  try {
    await writeFile(draft, randomBytes(keyBytes).toString('base64url'), { mode: 0o600, flag: 'wx' });
    await link(draft, path);
  } catch (error) {
    if (!isTaken(error)) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
