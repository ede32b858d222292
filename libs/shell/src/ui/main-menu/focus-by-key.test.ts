import { beforeEach, expect, it } from 'vitest';
import { focusByKey } from './focus-by-key';

const menu = document.createElement('nav');

beforeEach(() => {
  menu.innerHTML = `<ul>
    <li><a id="garden">Zahrada</a><div><ul><li><a id="hoses">Hadice</a><ul><li><a id="flexi">Flexi</a></li></ul></li></ul></div></li>
    <li><a id="tools">Dílna</a></li>
  </ul>`;
});

it.each([
  ['garden', 'ArrowRight', 'tools'],
  ['tools', 'ArrowLeft', 'garden'],
  ['tools', 'ArrowRight', undefined],
  ['hoses', 'ArrowRight', 'tools'],
  ['garden', 'ArrowDown', 'hoses'],
  ['hoses', 'ArrowDown', 'flexi'],
  ['flexi', 'ArrowDown', undefined],
  ['flexi', 'ArrowUp', 'hoses'],
  ['hoses', 'ArrowUp', 'garden'],
  ['flexi', 'Escape', 'garden'],
  ['tools', 'ArrowDown', undefined],
  ['garden', 'a', undefined],
])('from %s %s moves the focus to %s', (from, key, to) => {
  expect(focusByKey(menu, menu.querySelector(`#${from}`), key)?.id).toBe(to);
});

it('ignores elements outside the menu', () => {
  expect(focusByKey(menu, document.body, 'ArrowDown')).toBeNull();
});
