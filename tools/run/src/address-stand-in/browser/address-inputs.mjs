// @ts-check

/**
 * @typedef {'street' | 'number' | 'city' | 'zip' | 'country'} Part
 * @typedef {Partial<Record<Part, string>>} Inputs names of the inputs of an address
 * @typedef {HTMLInputElement | HTMLSelectElement} Control
 */

/** @type {readonly Part[]} */
const parts = ['street', 'number', 'city', 'zip', 'country'];

/** @param {Element | RadioNodeList | null} element @returns {element is Control} */
const isControl = (element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/** An address in a form: the controls that hold its parts. */
export class AddressInputs {
  /** @type {Map<Part, Control>} */
  #controls = new Map();

  /** @param {HTMLFormElement} form @param {Inputs} inputs */
  constructor(form, inputs) {
    this.form = form;
    for (const part of parts) {
      const name = inputs[part];
      const control = name === undefined ? null : form.elements.namedItem(name);
      if (isControl(control)) this.#controls.set(part, control);
    }
    this.isComplete = this.#controls.size === Object.keys(inputs).length;
  }

  get controls() {
    return [...this.#controls.values()];
  }

  /** @param {EventTarget | null} target @returns {Part | undefined} */
  partOf(target) {
    return [...this.#controls].find(([, control]) => control === target)?.[0];
  }

  /** @param {Part} part */
  nameOf(part) {
    return (this.#controls.get(part) ?? this.#controls.get('street'))?.name ?? '';
  }

  /** What is filled in, as a query. */
  toQuery() {
    return new URLSearchParams([...this.#controls].map(([part, { value }]) => [part, value]));
  }

  /** Whether there is enough to be judged; the number may stand behind the street. */
  get isFilled() {
    return [...this.#controls].every(([part, { value }]) => part === 'number' || value.trim() !== '');
  }

  /** @param {Record<Part, string>} address */
  fill(address) {
    const street = this.#controls.has('number') ? address.street : `${address.street} ${address.number}`;
    for (const [part, control] of this.#controls) {
      control.value = part === 'street' ? street : address[part];
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }
}

/**
 * The addresses of a form, none of which has an input of another.
 * @param {HTMLFormElement} form @param {readonly Inputs[]} project
 */
export function listAddresses(form, project) {
  /** @type {AddressInputs[]} */
  const found = [];
  for (const address of project.map((inputs) => new AddressInputs(form, inputs))) {
    const isNew = address.controls.every((control) => found.every(({ controls }) => !controls.includes(control)));
    if (address.isComplete && isNew) found.push(address);
  }
  return found;
}

/**
 * The address that a control is a part of.
 * @param {EventTarget | null} target @param {readonly Inputs[]} project
 */
export function findAddressOf(target, project) {
  if (!(target instanceof HTMLElement) || !isControl(target) || target.form === null) return null;
  return listAddresses(target.form, project).find((address) => address.partOf(target) !== undefined) ?? null;
}
