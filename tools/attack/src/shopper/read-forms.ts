import { DomUtils, parseDocument } from 'htmlparser2';

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A form of a page: its action and the data it would submit. */
export interface PageForm {
  method: string;
  action: string;
  /** Submitted without pressing a named button. */
  values: [string, string][];
  /** Names of all its controls, including buttons and unchecked ones. */
  names: string[];
  /** Named buttons with the value of each. */
  buttons: [string, string][];
}

const unsubmittedTypes = new Set(['submit', 'button', 'image', 'reset', 'file']);

function getSubmittedValue(control: Element): string | null {
  const { name, attribs } = control;
  const type = attribs['type'] ?? 'text';
  if ('disabled' in attribs) return null;
  if (name === 'button') return null;
  if (name === 'textarea') return DomUtils.textContent(control);
  if (name === 'select') {
    const options = DomUtils.getElementsByTagName('option', control);
    const selectedOption = options.find(({ attribs: optionAttribs }) => 'selected' in optionAttribs) ?? options[0];
    return selectedOption?.attribs['value'] ?? '';
  }
  if (unsubmittedTypes.has(type)) return null;
  if ((type === 'checkbox' || type === 'radio') && !('checked' in attribs)) return null;
  return attribs['value'] ?? (type === 'checkbox' || type === 'radio' ? 'on' : '');
}

/** All forms of a page. @param address of the page, the default action of a form */
export function readForms(html: string, address: string): PageForm[] {
  const forms = DomUtils.getElementsByTagName('form', parseDocument(html));
  return forms.map((form) => {
    const isControl = ({ name }: Element) => ['input', 'select', 'textarea', 'button'].includes(name);
    const controls = DomUtils.findAll(isControl, [form]).filter(({ attribs }) => (attribs['name'] ?? '') !== '');
    const getName = ({ attribs }: Element) => attribs['name'] ?? '';
    const values = controls.flatMap((control): [string, string][] => {
      const value = getSubmittedValue(control);
      return value === null ? [] : [[getName(control), value]];
    });
    const buttons = controls
      .filter(({ name }) => name === 'button')
      .map((button): [string, string] => [getName(button), button.attribs['value'] ?? '']);
    const method = (form.attribs['method'] ?? 'get').toLowerCase();
    return { method, action: form.attribs['action'] ?? address, values, names: controls.map(getName), buttons };
  });
}
