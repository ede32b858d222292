import { expect, it } from 'vitest';
import { cleanText, toPlainText } from './clean-text.server';

it.each([
  ['Vše v jednom.\n\nA < B & C.', '<p>Vše v\u00a0jednom.</p><p>A\u00a0&lt; B &amp; C.</p>'],
  ['<h2>Jak vybrat</h2><script>alert(1)</script>', '<h2>Jak vybrat</h2>'],
])('%j is shown as %j', (text, html) => {
  expect(cleanText(text, 'cs')).toBe(html);
});

it.each([
  ['Vše na zahradu', 'Vše na zahradu'],
  ['<p>Mapa</p><iframe src="https://frame.mapy.cz/s/x" title="Mapa">a</iframe>', 'Mapa'],
  ['<p>Semena &amp; cibule</p><p>od <b>nás</b></p>', 'Semena & cibule od nás'],
])('%j reads %j', (text, expected) => {
  expect(toPlainText(text)).toBe(expected);
});
