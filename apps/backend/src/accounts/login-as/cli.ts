import { ConfigProblem } from '@vyloha/config/server';
import { paths } from '@vyloha/links';
import * as v from 'valibot';
import { readSettings } from '../../config/settings';
import { readCommandKey } from './command-key';

const usage = 'Usage: node apps/backend/dist/login-as.js customer@example.com';

const tokenAnswer = v.object({ data: v.object({ token: v.string() }) });

/** Asks the running backend, which alone may have its database open. */
async function requestToken(email: string): Promise<string> {
  const { host, port, dataDir } = readSettings(process.env);
  const response = await fetch(`http://${host}:${port}/store/api/v1/login-tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await readCommandKey(dataDir)}` },
    body: JSON.stringify({ email }),
  });
  if (response.status === 404) throw new Error(`No customer has the e-mail ${email}.`);
  if (response.status === 403) throw new Error('The backend works with another DATA_DIR than this command.');
  if (!response.ok) throw new Error(`The backend answered ${response.status}.`);
  return v.parse(tokenAnswer, await response.json()).data.token;
}

function explain(error: unknown): string {
  if (error instanceof ConfigProblem) return error.lines.join('\n');
  if (error instanceof TypeError) return 'The backend cannot be reached: start it first, with the same settings.';
  return error instanceof Error ? error.message : String(error);
}

async function main(): Promise<void> {
  const [email] = process.argv.slice(2);
  if (email === undefined) throw new Error(usage);
  const { publicUrl } = readSettings(process.env);
  const token = await requestToken(email);
  process.stdout.write(`${new URL(paths.authProxy(token), publicUrl).href}\nGood for one login within five minutes.\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});
