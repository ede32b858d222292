import * as v from 'valibot';
import { askBackend, runCommand } from '../commands/run-command';

const written = v.object({ data: v.object({ path: v.string(), bytes: v.number() }) });
const bytesPerMegabyte = 1_000_000;

/** What the person at the machine can do about a refusal. */
const advice: Readonly<Record<number, string>> = {
  409: 'The shop runs on PostgreSQL: back it up with pg_dump, see docs/running.md.',
  507: 'The disk is full: nothing was written. Free some space and try again.',
};

runCommand(async () => {
  const response = await askBackend('/store/api/v1/backups', {});
  if (!response.ok) throw new Error(advice[response.status] ?? `The backend answered ${response.status}.`);
  const { path, bytes } = v.parse(written, await response.json()).data;
  return `${path}\n${(bytes / bytesPerMegabyte).toFixed(1)} MB. docs/running.md says how to restore it.`;
});
