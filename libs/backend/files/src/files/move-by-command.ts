import { expectedFilesUrl, parseFilesUrl } from '@vyloha/config/server';
import { type CommandAction, WrongUsage, readArgs } from '@vyloha/backend-kernel';
import type { FileStore } from './file-store';
import { moveFiles } from './move-files';
import { openPlace } from './open-file-store';

const bytesPerMegabyte = 1_000_000;

/** @throws WrongUsage, Error without the keys of a store */
function openByArgument(option: string, value: string | undefined): FileStore {
  if (value === undefined) throw new WrongUsage(`--${option} is missing`);
  const place = parseFilesUrl(value);
  if (place === null) throw new WrongUsage(`--${option} is '${value}', expected ${expectedFilesUrl}`);
  if ('folder' in place) return openPlace(place);
  const { AWS_ACCESS_KEY_ID: keyId, AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: token } = process.env;
  if (!keyId || !secret) throw new Error('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are missing.');
  return openPlace({ ...place, credentials: { keyId, secret, token: token || null } });
}

export const moveByCommand: CommandAction = async (args) => {
  const { values } = readArgs(args, {
    from: { type: 'string' },
    to: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  });
  const from = openByArgument('from', values.from);
  const to = openByArgument('to', values.to);
  const isDryRun = values['dry-run'];
  const { copied, unchanged, bytes, problems } = await moveFiles(from, to, { isDryRun });
  const megabytes = (bytes / bytesPerMegabyte).toFixed(1);
  const done = isDryRun ? 'would be copied' : 'copied and compared';
  const counts = `${copied} files (${megabytes} MB) ${done}, ${unchanged} are there already.`;
  if (problems.length > 0) throw new Error([counts, ...problems].join('\n'));
  return isDryRun ? counts : `${counts}\nNothing was removed from ${from.place}.`;
};
