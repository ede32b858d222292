import { Parser } from 'htmlparser2';

export interface XmlNode {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlNode[];
}

/** The root of a document. @throws where an element is not closed, or there is none */
export function parseXml(xml: string): XmlNode {
  const top: XmlNode = { name: '', attributes: {}, text: '', children: [] };
  const open = [top];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element: XmlNode = { name, attributes, text: '', children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(text) {
        const current = open.at(-1);
        if (current !== undefined) current.text += text;
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  const [root] = top.children;
  if (open.length !== 1 || root === undefined) throw new Error('this is no XML');
  return root;
}
