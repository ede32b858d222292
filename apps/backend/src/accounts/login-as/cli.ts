import { paths } from '@vyloha/links';
import * as v from 'valibot';
import { callBackend, runCommand } from '../../commands/run-command';
import { readSettings } from '../../config/settings';

const usage = 'Usage: node apps/backend/dist/login-as.js customer@example.com';

const tokenResponse = v.object({ data: v.object({ token: v.string() }) });

runCommand(async () => {
  const [email] = process.argv.slice(2);
  if (email === undefined) throw new Error(usage);
  const { publicUrl } = readSettings(process.env);
  const response = await callBackend('/store/api/v1/login-tokens', { email });
  if (response.status === 404) throw new Error(`No customer has the e-mail ${email}.`);
  if (!response.ok) throw new Error(`The backend answered ${response.status}.`);
  const { token } = v.parse(tokenResponse, await response.json()).data;
  return `${new URL(paths.authProxy(token), publicUrl).href}\nGood for one login within five minutes.`;
});
