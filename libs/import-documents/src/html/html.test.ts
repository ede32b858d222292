import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RichTextNode } from '../fields';
import { htmlToNodes } from './html-to-nodes';
import { nodesToHtml } from './nodes-to-html';

const text = (value: string, ...marks: { type: string; attrs?: Record<string, unknown> }[]): RichTextNode => ({
  type: 'text',
  text: value,
  ...(marks.length > 0 && { marks }),
});

const everything = `<h2>Jak vybrat sekačku</h2>
<p align="center" full-width>Motor <strong>a</strong> <em>záběr</em>, <s>ne</s> <u>cena</u>: m<sup>2</sup> a H<sub>2</sub>O.</p>
<p><a id="zabery">Záběry</a> najdete <a href="/dilna?p=2" target="_blank">v&nbsp;dílně</a><br>a na pobočce.</p>
<ul>
  <li>malá zahrada</li>
  <li>
    <p>velká zahrada</p>
    <ol>
      <li>rovná</li>
    </ol>
  </li>
</ul>
<blockquote>Nejdřív změřte trávník.</blockquote>
<table>
  <tr>
    <th colspan="2">Plocha</th>
  </tr>
  <tr>
    <td>do 300 m</td>
    <td rowspan="1"></td>
  </tr>
</table>
<img src="garden-01" alt="Zahrada" title="U nás" width="300" height="200" crop float="left">
<button href="/zahrada" color="secondary" size="large" float="right" icon-before="leaf" icon-after="arrow-right">Do zahrady &amp; zpět</button>
<br clear>`;

describe('HTML of editors', () => {
  it('represents everything rich text can', () => {
    const { nodes, problems } = htmlToNodes(everything);
    expect(problems).toEqual([]);
    expect(nodesToHtml(nodes)).toBe(everything);
    expect(nodes.map(({ type }) => type)).toEqual([
      'heading',
      'paragraph',
      'paragraph',
      'bulletList',
      'blockquote',
      'table',
      'image',
      'button',
      'clearer',
    ]);
  });

  it('reads text without a paragraph, alternative tags and line breaks', () => {
    expect(htmlToNodes('Dobrý\n  <b>den</b>')).toEqual({
      problems: [],
      nodes: [{ type: 'paragraph', content: [text('Dobrý '), text('den', { type: 'bold' })] }],
    });
  });

  it.each([
    ['<p>a</p>\n<font>b</font>', 2, /^expected one of p, h2–h5.*got <font>$/],
    ['<p onclick="x">a</p>', 1, /^<p> has no attribute 'onclick'; it may have: align, full-width$/],
    ['<img src="a" width="wide">', 1, /^<img width>: expected a whole number, got 'wide'$/],
    ['<p><strong>a</p>', 1, /^expected <\/strong> before this place$/],
    ['<script>alert(1)</script>', 1, /got <script>$/],
  ])('reports the problem in %j', (html, line, message) => {
    expect(htmlToNodes(html).problems).toEqual([{ line, message: expect.stringMatching(message) as string }]);
  });

  it('returns the text it was given', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'ž', ' ', '<', '&', '"', '\u00a0', '>'), minLength: 1 });
    fc.assert(
      fc.property(
        fc.array(
          word.filter((value) => value.trim() === value && value !== ''),
          { minLength: 1 },
        ),
        (words) => {
          const nodes = words.map((value) => ({ type: 'paragraph', content: [text(value)] }));
          expect(htmlToNodes(nodesToHtml(nodes))).toEqual({ nodes, problems: [] });
        },
      ),
    );
  });
});
