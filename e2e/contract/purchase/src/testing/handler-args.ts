import type { AppLoadContext } from '@remix-run/node';
import { aRequest } from '@vyloha/testing';

/** The delivery form of a person in Prague. */
export const deliveryForm = {
  fullName: 'Jana Nováková',
  email: 'jana@example.com',
  phone: '+420 777 123 456',
  street: 'Dlouhá',
  houseNumber: '12',
  city: 'Praha',
  postcode: '110 00',
  country: 'CZE',
};

/** Arguments of a Remix handler: a GET, or with `form` a POST. */
export function handlerArgs(context: AppLoadContext, form?: Readonly<Record<string, string>>, path = '/') {
  return { request: aRequest(path, { form }), params: {}, context };
}
