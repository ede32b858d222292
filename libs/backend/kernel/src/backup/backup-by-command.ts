import * as v from 'valibot';
import type { CommandAction } from '../commands/command';
import { callBackend } from '../commands/run-command';

const backupResponse = v.object({ data: v.object({ path: v.string(), bytes: v.number() }) });
const bytesPerMegabyte = 1_000_000;

/** What the operator can do about a refusal. */
const adviceByStatus: Readonly<Record<number, string>> = {
  409: 'The shop runs on PostgreSQL: back it up with pg_dump, see docs/running.md.',
  507: 'The disk is full: nothing was written. Free some space and try again.',
};

export const backupByCommand: CommandAction = async () => {
  const response = await callBackend('/store/api/v1/backups', {});
  if (!response.ok) throw new Error(adviceByStatus[response.status] ?? `The backend answered ${response.status}.`);
  const { path, bytes } = v.parse(backupResponse, await response.json()).data;
  return `${path}\n${(bytes / bytesPerMegabyte).toFixed(1)} MB. docs/running.md says how to restore it.`;
};
