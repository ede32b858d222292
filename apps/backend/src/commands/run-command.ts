import { ConfigProblem } from '@vyloha/config/server';
import { readSettings } from '../config/settings';
import { readCommandKey } from './command-key';

/** Asks the running backend, which alone may have its database open. */
export async function askBackend(path: string, body: unknown): Promise<Response> {
  const { host, port, dataDir } = readSettings(process.env);
  const response = await fetch(`http://${host}:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await readCommandKey(dataDir)}` },
    body: JSON.stringify(body),
  });
  if (response.status === 403) throw new Error('The backend works with another DATA_DIR than this command.');
  return response;
}

function explain(error: unknown): string {
  if (error instanceof ConfigProblem) return error.lines.join('\n');
  if (error instanceof TypeError) return 'The backend cannot be reached: start it first, with the same settings.';
  return error instanceof Error ? error.message : String(error);
}

/** Prints what the command answers, or in one line why it could not. */
export function runCommand(command: () => Promise<string>): void {
  command().then(
    (answer) => process.stdout.write(`${answer}\n`),
    (error: unknown) => {
      process.stderr.write(`${explain(error)}\n`);
      process.exitCode = 1;
    },
  );
}
