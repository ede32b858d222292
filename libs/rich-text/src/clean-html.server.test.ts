import { expect, it } from 'vitest';
import { cleanHtml } from './clean-html.server';

it.each([
  ['<p>Text <strong>tučně</strong></p>', '<p>Text <strong>tučně</strong></p>'],
  ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
  ['<p onclick="x" style="color:red">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a href="/javascript:alert(1)">a</a>'],
  ['<a href="java\nscript:alert(1)">a</a>', '<a href="/javascript:alert(1)">a</a>'],
  ['<a href="data:text/html,x">a</a>', '<a href="/data:text/html,x">a</a>'],
  ['<a href="zahrada?p=2">a</a>', '<a href="/zahrada?p=2">a</a>'],
  ['<a href="tel:+420777123456">a</a>', '<a href="tel:+420777123456">a</a>'],
  ['<a href="//evil.example">a</a>', '<a href="/evil.example">a</a>'],
  ['<style>p{}</style><p class="x">a</p>', '<p>a</p>'],
  ['<svg onload="x"><script>1</script></svg><object data="x"></object><p>a</p>', '<p>a</p>'],
  ['<form action="/odhlasit"><input name="a"><button>a</button></form>', 'a'],
  ['<img src="https://evil.example/a.png"><img src="//evil.example/a"><img src="data:x">', ''],
  ['<a href="/zahrada" target="_blank">a</a>', '<a href="/zahrada" target="_blank" rel="noopener">a</a>'],
  ['<h1>Nadpis</h1>', '<h2>Nadpis</h2>'],
  [
    '<iframe src="https://www.youtube-nocookie.com/embed/x" title="Video" onload="x"></iframe>',
    '<iframe src="https://www.youtube-nocookie.com/embed/x" title="Video" loading="lazy"></iframe>',
  ],
  [
    '<iframe src="https://frame.mapy.cz/s/x"></iframe>',
    '<iframe src="https://frame.mapy.cz/s/x" loading="lazy"></iframe>',
  ],
  ['<iframe src="http://www.google.com/maps"></iframe>', ''],
  ['<iframe src="https://www.google.com.evil.example/"></iframe>', ''],
  ['<iframe src="javascript:alert(1)"></iframe><iframe srcdoc="<script>1</script>"></iframe><iframe></iframe>', ''],
  ['<iframe src="//evil"></iframe><img src="/img/a" onerror="x">', '<img src="/img/a" loading="lazy" />'],
])('cleans %j', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});
