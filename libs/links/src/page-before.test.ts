import { expect, it } from 'vitest';
import { pageBefore } from './page-before';

it.each([
  ['http://shop.example/zahrada?p=2', '/zahrada?p=2'],
  ['http://shop.example//evil.example', null],
  ['https://evil.example/zahrada', null],
  ['nonsense', null],
  ['', null],
])('a form that says it comes from %s stood on %s', (referrer, page) => {
  const request = new Request('http://shop.example/porovnat', { headers: { Referer: referrer } });
  expect(pageBefore(request)).toBe(page);
});
