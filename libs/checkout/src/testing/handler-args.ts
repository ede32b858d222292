import type { AppLoadContext } from '@remix-run/node';
import { aRequest } from '@vyloha/testing';

/** The delivery step as a person in Prague fills it in. */
export const givenDetails = {
  fullName: 'Jana Nováková',
  email: 'jana@example.com',
  phone: '+420 777 123 456',
  street: 'Dlouhá',
  houseNumber: '12',
  city: 'Praha',
  postcode: '110 00',
  country: 'CZE',
};

/** What Remix calls a handler with: a GET, or with `form` a plain POST. */
export function handlerArgs(context: AppLoadContext, form?: Readonly<Record<string, string>>) {
  return { request: aRequest('/', { form }), params: {}, context };
}

/** Where an answer redirects to. */
export function locationOf(answer: unknown): string | null {
  return answer instanceof Response ? answer.headers.get('Location') : null;
}
