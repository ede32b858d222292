type Node = Readonly<Record<string, unknown>>;

const text = (words: string, ...marks: Node[]): Node => ({ type: 'text', text: words, marks });
const paragraph = (...content: Node[]): Node => ({ type: 'paragraph', content });
const aligned = (textAlign: string, words: string): Node => ({
  type: 'paragraph',
  attrs: { textAlign },
  content: [text(words)],
});
const list = (type: string, ...items: string[]): Node => ({
  type,
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(text(item))] })),
});
const cell = (type: string, words: string): Node => ({ type, content: [paragraph(text(words))] });
const row = (type: string, ...words: string[]): Node => ({
  type: 'tableRow',
  content: words.map((word) => cell(type, word)),
});
const button = (words: string, attrs: Node): Node => ({
  type: 'button',
  attrs: { link: '/kontakt', ...attrs },
  content: [text(words)],
});
const picture = (fileKey: string, attrs: Node): Node => ({
  type: 'image',
  attrs: { fileKey, alt: 'Ukázkový obrázek', ...attrs },
});

const marks = paragraph(
  text('Text může být '),
  text('tučný', { type: 'bold' }),
  text(', '),
  text('šikmý', { type: 'italic' }),
  text(', '),
  text('podtržený', { type: 'underline' }),
  text(', '),
  text('přeškrtnutý', { type: 'strike' }),
  text(', s indexem H'),
  text('2', { type: 'subscript' }),
  text('O a m'),
  text('2', { type: 'superscript' }),
  text(' i s '),
  text('odkazem', { type: 'link', attrs: { href: '/kontakt' } }),
  text(' a '),
  text('kotvou', { type: 'anchor', attrs: { id: 'ukazkova-kotva' } }),
  text('. Jednopísmenná předložka k textu patří, v řádku nezůstane sama.'),
);

/** Every node and mark that a rich text supports, around an image of the shop. */
export function sampleRichText(fileKey: string): Node[] {
  return [
    ...[2, 3, 4, 5].map((level) => ({
      type: 'heading',
      attrs: { level },
      content: [text(`Nadpis úrovně ${level}`)],
    })),
    marks,
    { type: 'paragraph', content: [text('První řádek'), { type: 'hardBreak' }, text('a druhý po zalomení.')] },
    aligned('center', 'Odstavec na střed'),
    aligned('right', 'Odstavec vpravo'),
    list('bulletList', 'Semena a cibule', 'Hadice a zavlažování', 'Nářadí'),
    list('orderedList', 'Vyberte zboží', 'Zvolte dopravu', 'Zaplaťte'),
    { type: 'blockquote', content: [paragraph(text('Zahrada je nejlepší lékař.'))] },
    {
      type: 'table',
      content: [
        row('tableHeader', 'Velikost', 'Délka', 'Cena'),
        row('tableCell', 'Malá', '10 m', '299 Kč'),
        row('tableCell', 'Velká', '25 m', '649 Kč'),
      ],
    },
    picture(fileKey, { width: 240, height: 160, crop: true, float: 'left' }),
    paragraph(text('Obrázek může stát vlevo i vpravo a text ho obtéká. '.repeat(5))),
    { type: 'clearer' },
    picture(fileKey, { width: 480, height: 240, crop: true, title: 'Obrázek s popiskem' }),
    button('Hlavní tlačítko', { color: 'primary', size: 'large', iconAfter: 'arrow-right' }),
    button('Vedlejší tlačítko', { color: 'secondary', iconBefore: 'phone' }),
    button('Tiché tlačítko', { color: 'quiet', size: 'small' }),
  ];
}
