import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPlace } from '@vyloha/backend-files';
import { runVyloha } from '@vyloha/backend-kernel';
import { operatorCommands } from '../operator-commands';
import { type S3StandIn, startS3StandIn } from '../testing/s3-stand-in';

let folder: string;
let standIn: S3StandIn;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vyloha-move-'));
  standIn = await startS3StandIn(join(folder, 'objects'));
  const { bucket, prefix, endpoint, credentials } = standIn.config;
  url = `s3://${bucket}/${prefix}?endpoint=${endpoint}&pathStyle=true&region=eu-central-1`;
  vi.stubEnv('AWS_ACCESS_KEY_ID', credentials.keyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', credentials.secret);
  await mkdir(join(folder, 'data/files/drawings'), { recursive: true });
  await mkdir(join(folder, 'data/images'), { recursive: true });
  for (let index = 0; index < 10; index += 1)
    await writeFile(join(folder, `data/files/drawings/${index}.svg`), `<${index}/>`);
  await writeFile(join(folder, 'data/images/rendered.webp'), 'made anew');
  await writeFile(join(folder, 'data/command-key'), 'secret');
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await standIn.stop();
  await rm(folder, { recursive: true });
});

const move = (...args: string[]) => runVyloha(operatorCommands, ['files', 'move', ...args]);

async function keysThere(): Promise<string[]> {
  const keys = [];
  for await (const { key } of openPlace(standIn.config).list('')) keys.push(key);
  return keys;
}

it('copies pictures and nothing else, goes on where it was broken off, and replaces what differs', async () => {
  const there = openPlace(standIn.config);
  const args = ['--from', join(folder, 'data'), '--to', url];
  expect(await move(...args, '--dry-run')).toBe('10 files (0.0 MB) would be copied, 0 are there already.');
  expect(await keysThere()).toEqual([]);
  await there.put('files/drawings/0.svg', Buffer.from('<0/>'));
  await there.put('files/drawings/1.svg', Buffer.from('<?/>'));
  expect(await move(...args)).toMatch(/^9 files .+ copied and compared, 1 are there already\.\nNothing was removed/);
  expect((await there.get('files/drawings/1.svg'))?.content.toString()).toBe('<1/>');
  expect(await keysThere()).toHaveLength(10);
  expect(await move(...args)).toMatch(/^0 files .+, 10 are there already/);
  expect(await move('--from', url, '--to', join(folder, 'back'))).toMatch(/^10 files/);
});

it.each([
  [['--to', 'there'], /^--from is missing/],
  [
    ['--from', 'here', '--to', 'https://there'],
    /^--to is 'https:\/\/there', expected a folder or an address such as s3:/,
  ],
])('refuses %j', async (args, message) => {
  await expect(move(...args)).rejects.toThrow(message);
});
