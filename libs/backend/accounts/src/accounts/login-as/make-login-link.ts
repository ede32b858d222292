import { paths } from '@vyloha/links';
import * as v from 'valibot';
import { type CommandAction, WrongUsage, callBackend, readSettings } from '@vyloha/backend-kernel';

const tokenResponse = v.object({ data: v.object({ token: v.string() }) });

export const makeLoginLink: CommandAction = async ([email]) => {
  if (email === undefined) throw new WrongUsage();
  const { publicUrl } = readSettings(process.env);
  const response = await callBackend('/store/api/v1/login-tokens', { email });
  if (response.status === 404) throw new Error(`No customer has the e-mail ${email}.`);
  if (!response.ok) throw new Error(`The backend answered ${response.status}.`);
  const { token } = v.parse(tokenResponse, await response.json()).data;
  return `${new URL(paths.authProxy(token), publicUrl).href}\nGood for one login within five minutes.`;
};
