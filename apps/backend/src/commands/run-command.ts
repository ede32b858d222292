import { ConfigError } from '@vyloha/config/server';
import * as v from 'valibot';
import { readSettings } from '../config/settings';
import { failureSchema } from '../server/openapi/wire-shapes';
import { readCommandKey } from './command-key';

/** Calls the running backend, which alone may have its database open. */
export async function callBackend(path: string, body: unknown): Promise<Response> {
  const { host, port, dataDir } = readSettings(process.env);
  const response = await fetch(`http://${host}:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await readCommandKey(dataDir)}` },
    body: JSON.stringify(body),
  });
  if (response.status === 403) throw new Error('The backend works with another DATA_DIR than this command.');
  return response;
}

/**
 * The response of a call below `/store/api/v1/`.
 * @param missing what a 404 means
 * @throws Error saying why the backend refuses
 */
export async function postToStore(path: string, body: object, missing: string): Promise<unknown> {
  const response = await callBackend(`/store/api/v1/${path}`, body);
  if (response.status === 404) throw new Error(missing);
  const responseBody: unknown = await response.json();
  if (response.ok) return responseBody;
  const { errors } = v.parse(failureSchema, responseBody);
  throw new Error(errors.map(({ title, field }) => (field === undefined ? title : `${field}: ${title}`)).join('\n'));
}

function describeError(error: unknown): string {
  if (error instanceof ConfigError) return error.lines.join('\n');
  if (error instanceof TypeError) return 'The backend cannot be reached: start it first, with the same settings.';
  return error instanceof Error ? error.message : String(error);
}

/** Prints the command's result, or one line saying why it failed. */
export function runCommand(command: () => Promise<string>): void {
  command().then(
    (output) => process.stdout.write(`${output}\n`),
    (error: unknown) => {
      process.stderr.write(`${describeError(error)}\n`);
      process.exitCode = 1;
    },
  );
}
