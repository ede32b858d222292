import { ConfigError } from '@vyloha/config/server';
import * as v from 'valibot';
import { readSettings } from '../config/settings';
import { failureSchema } from '../server/openapi/wire-shapes';
import { readCommandKey } from '../server/routes/command-key';

/** Nothing listens where the settings say; it may be restarting. */
export class BackendUnreachable extends Error {
  override name = 'BackendUnreachable';
  constructor(origin: string, options: ErrorOptions) {
    super(`No backend answers at ${origin}: start it, or give this command the BACKEND_PORT that it has.`, options);
  }
}

/**
 * Calls the running backend, which alone may have its database open.
 * @throws BackendUnreachable, and Error where something else listens
 */
export async function callBackend(path: string, body: unknown): Promise<Response> {
  const { host, port, dataDir } = readSettings(process.env);
  const origin = `http://${host}:${port}`;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${await readCommandKey(dataDir)}` };
  const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(
    (error: unknown) => {
      throw new BackendUnreachable(origin, { cause: error });
    },
  );
  if (response.status === 403)
    throw new Error(`The backend at ${origin} works with another DATA_DIR than this command.`);
  if (!response.headers.get('content-type')?.includes('json')) {
    throw new Error(`What answers at ${origin} is no backend: give this command the BACKEND_PORT that it has.`);
  }
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
