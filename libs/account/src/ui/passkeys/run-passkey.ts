import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { accountPaths } from '@vyloha/links';
import { parsePasskeyAnswer } from '../../model/passkey';

/** The library and the browser check the rest of them. */
const isComplete = <T extends { challenge: string }>(options: { challenge: string }): options is T =>
  options.challenge !== '';

/** A refusal of the shop, in the shopper's language. */
export class PasskeyRefused extends Error {
  override name = 'PasskeyRefused';
}

async function requestOptions<T extends { challenge: string }>(form: Record<string, string>): Promise<T> {
  const response = await fetch(accountPaths.passkeyOptions(), { method: 'POST', body: new URLSearchParams(form) });
  const answer = parsePasskeyAnswer(await response.json());
  if ('error' in answer) throw new PasskeyRefused(answer.error);
  if (!isComplete<T>(answer.options)) throw new Error('There is nothing to sign.');
  return answer.options;
}

/**
 * Has the shopper choose a passkey and sign with it.
 * @returns the credential for the login form
 * @throws PasskeyRefused by the shop; another error when the shopper cancelled
 */
export async function signLogin(): Promise<string> {
  const optionsJSON = await requestOptions<PublicKeyCredentialRequestOptionsJSON>({});
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}

/**
 * Makes a new passkey.
 * @returns the credential for the form that adds it
 * @throws PasskeyRefused for a wrong password; another error when the shopper cancelled
 */
export async function createPasskey(password: string): Promise<string> {
  const optionsJSON = await requestOptions<PublicKeyCredentialCreationOptionsJSON>({ password });
  return JSON.stringify(await startRegistration({ optionsJSON }));
}
