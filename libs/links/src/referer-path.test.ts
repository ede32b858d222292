import { expect, it } from 'vitest';
import { refererPathOrNull } from './referer-path';

it.each([
  ['http://shop.example/zahrada?p=2', '/zahrada?p=2'],
  ['http://shop.example//evil.example', null],
  ['https://evil.example/zahrada', null],
  ['nonsense', null],
  ['', null],
])('a form with the referrer %s was on %s', (referrer, page) => {
  const request = new Request('http://shop.example/porovnat', { headers: { Referer: referrer } });
  expect(refererPathOrNull(request)).toBe(page);
});
