import { DomUtils, parseDocument } from 'htmlparser2';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A form as it stands in a page: where it goes and what it would send. */
export interface PageForm {
  method: string;
  action: string;
  /** What is sent without pressing a button that has a name. */
  values: [string, string][];
  /** Names of all its controls, buttons and unchosen ones too. */
  names: string[];
  /** Buttons with a name and what each would send. */
  buttons: [string, string][];
}

const unsent = new Set(['submit', 'button', 'image', 'reset', 'file']);

function valueOf(control: Element): string | null {
  const { name, attribs } = control;
  const type = attribs['type'] ?? 'text';
  if ('disabled' in attribs) return null;
  if (name === 'button') return null;
  if (name === 'textarea') return DomUtils.textContent(control);
  if (name === 'select') {
    const choices = DomUtils.getElementsByTagName('option', control);
    const chosen = choices.find(({ attribs: own }) => 'selected' in own) ?? choices[0];
    return chosen?.attribs['value'] ?? '';
  }
  if (unsent.has(type)) return null;
  if ((type === 'checkbox' || type === 'radio') && !('checked' in attribs)) return null;
  return attribs['value'] ?? (type === 'checkbox' || type === 'radio' ? 'on' : '');
}

/** All forms of a page. @param address of the page, to which a form without an action goes */
export function readForms(html: string, address: string): PageForm[] {
  const forms = DomUtils.getElementsByTagName('form', parseDocument(html));
  return forms.map((form) => {
    const isControl = ({ name }: Element) => ['input', 'select', 'textarea', 'button'].includes(name);
    const controls = DomUtils.findAll(isControl, [form]).filter(({ attribs }) => (attribs['name'] ?? '') !== '');
    const nameOf = ({ attribs }: Element) => attribs['name'] ?? '';
    const values = controls.flatMap((control): [string, string][] => {
      const value = valueOf(control);
      return value === null ? [] : [[nameOf(control), value]];
    });
    const buttons = controls
      .filter(({ name }) => name === 'button')
      .map((button): [string, string] => [nameOf(button), button.attribs['value'] ?? '']);
    const method = (form.attribs['method'] ?? 'get').toLowerCase();
    return { method, action: form.attribs['action'] ?? address, values, names: controls.map(nameOf), buttons };
  });
}
