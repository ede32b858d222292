// @vitest-environment node
import { expect, it } from 'vitest';
import { cleanHtml } from './clean-html.server';

it.each([
  ['<p>Text <strong>tučně</strong></p>', '<p>Text <strong>tučně</strong></p>'],
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<p onclick="x" style="color:red">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="/zahrada" target="_blank">a</a>', '<a href="/zahrada" target="_blank" rel="noopener">a</a>'],
  ['<h1>Nadpis</h1>', '<h2>Nadpis</h2>'],
  ['<iframe src="//evil"></iframe><img src="/img/a" onerror="x">', '<img src="/img/a" loading="lazy" />'],
])('cleans %j', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});
