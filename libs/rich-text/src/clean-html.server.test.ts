import { configureI18n } from '@vyloha/i18n/server';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.server';
import cs from './i18n/cs.json';
import sk from './i18n/sk.json';

beforeAll(() => configureI18n({ cs: { 'rich-text': cs }, sk: { 'rich-text': sk } }));

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
  ['<iframe src="http://www.google.com/maps"></iframe>', ''],
  ['<iframe src="https://www.google.com.evil.example/"></iframe>', ''],
  ['<iframe src="javascript:alert(1)"></iframe><iframe srcdoc="<script>1</script>"></iframe><iframe></iframe>', ''],
  ['<iframe src="//evil"></iframe><img src="/img/a" onerror="x">', '<img src="/img/a" loading="lazy" />'],
  ['<video src="https://a.example/a"></video><embed src="https://a.example/a"><link href="https://a.example/a">', ''],
  ['<img src="/a" srcset="https://a.example/a 2x" style="background:url(//a)">', '<img src="/a" loading="lazy" />'],
  ['<img src="/\t/a.example/a"><table background="https://a.example/a"></table>', '<table></table>'],
])('cleans %j', (html, clean) => {
  expect(cleanHtml(html, 'cs')).toBe(clean);
});

describe('a frame of an allowed host', () => {
  const video = 'https://www.youtube-nocookie.com/embed/x?a=1&b=2';

  it.each([
    ['of a video', `<iframe src="${video}" title="Řez &quot;růží&quot;" onload="x"></iframe>`, video, 'Řez "růží"'],
    ['of a map', '<iframe src="https://frame.mapy.cz/s/x" width="5">text</iframe>', 'https://frame.mapy.cz/s/x', ''],
    [
      'that is never closed',
      '<iframe src="https://frame.mapy.cz/s/x"><script>1</script>',
      'https://frame.mapy.cz/s/x',
      '',
    ],
  ])('%s is empty until its link loads it', (_, html, url, title) => {
    const name = title || new URL(url).host;
    const { body } = new JSDOM(cleanHtml(`<p>${html}</p>`, 'cs')).window.document;
    const [link] = body.querySelectorAll('a');
    const frames = [...body.querySelectorAll('iframe')];
    expect(frames.map((frame) => [frame.name, frame.title, frame.hasAttribute('src')])).toEqual([[url, name, false]]);
    expect([link?.href, link?.target, link?.textContent]).toEqual([url, url, `Zobrazit: ${name}`]);
    expect(body.querySelectorAll('p')).toHaveLength(1);
    expect(body.textContent).toContain(`Obsah se načte z ${new URL(url).host}`);
  });

  it('is described in the language of the page', () => {
    expect(cleanHtml(`<iframe src="${video}"></iframe>`, 'sk')).toContain('Zobraziť: www.youtube-nocookie.com');
  });
});
