// @ts-check

/** @typedef {Record<'street' | 'number' | 'city' | 'zip' | 'country', string>} Suggestion */

const listId = 'address-suggestions';
const listStyle =
  'position:absolute;z-index:10;box-sizing:border-box;margin:2px 0 0;padding:4px 0;list-style:none;background:#fff;' +
  'color:#17261d;border:1px solid #8a948d;border-radius:8px;box-shadow:0 4px 16px #0003';
const optionStyle = 'display:flex;align-items:center;min-height:44px;padding:0 12px;cursor:pointer';
const activeBackground = '#e6efe9';

/** @param {Suggestion} suggestion */
const toLabel = ({ street, number, city, zip }) => `${street} ${number}, ${zip} ${city}`;

/** Suggestions below an input, which becomes a combobox: arrows move, Enter and a click choose, Escape closes. */
export class SuggestionList {
  /** @type {HTMLUListElement | null} */
  #list = null;
  /** @type {HTMLInputElement | null} */
  #input = null;
  /** @type {readonly Suggestion[]} */
  #suggestions = [];
  #activeIndex = -1;

  /** @param {(input: HTMLInputElement, suggestion: Suggestion) => void} onChoose */
  constructor(onChoose) {
    this.onChoose = onChoose;
  }

  get isOpen() {
    return this.#list !== null;
  }

  /** @param {HTMLInputElement} input */
  static prepare(input) {
    for (const [name, value] of [
      ['role', 'combobox'],
      ['aria-autocomplete', 'list'],
      ['aria-expanded', 'false'],
    ])
      input.setAttribute(name ?? '', value ?? '');
  }

  /** @param {HTMLInputElement} input */
  static release(input) {
    for (const name of ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant'])
      input.removeAttribute(name);
  }

  /** @param {HTMLInputElement} input @param {readonly Suggestion[]} suggestions */
  open(input, suggestions) {
    this.close();
    if (suggestions.length === 0) return;
    this.#input = input;
    this.#suggestions = suggestions;
    this.#list = this.#createList(input);
    // Inside the field, so that it belongs to the same part of the page.
    input.after(this.#list);
    input.setAttribute('aria-controls', listId);
    input.setAttribute('aria-expanded', 'true');
  }

  close() {
    this.#list?.remove();
    this.#list = null;
    this.#activeIndex = -1;
    this.#input?.setAttribute('aria-expanded', 'false');
    this.#input?.removeAttribute('aria-controls');
    this.#input?.removeAttribute('aria-activedescendant');
  }

  /** @param {KeyboardEvent} event @returns whether the list took the key */
  handleKey({ key }) {
    if (!this.isOpen) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      this.#activate(this.#activeIndex + (key === 'ArrowDown' ? 1 : -1));
      return true;
    }
    if (key === 'Escape') {
      this.close();
      return true;
    }
    return key === 'Enter' && this.#choose(this.#activeIndex);
  }

  /** @param {HTMLInputElement} input */
  #createList(input) {
    const list = document.createElement('ul');
    list.id = listId;
    list.setAttribute('role', 'listbox');
    list.setAttribute('aria-label', document.documentElement.lang === 'sk' ? 'Návrhy adries' : 'Návrhy adres');
    list.style.cssText = listStyle;
    list.style.left = `${input.offsetLeft}px`;
    list.style.top = `${input.offsetTop + input.offsetHeight}px`;
    list.style.minWidth = `${input.offsetWidth}px`;
    list.append(...this.#suggestions.map((suggestion, index) => this.#createOption(suggestion, index)));
    return list;
  }

  /** @param {Suggestion} suggestion @param {number} index */
  #createOption(suggestion, index) {
    const option = document.createElement('li');
    option.id = `${listId}-${index}`;
    option.setAttribute('role', 'option');
    option.setAttribute('aria-selected', 'false');
    option.style.cssText = optionStyle;
    option.textContent = toLabel(suggestion);
    // Keeps the focus in the input.
    option.addEventListener('pointerdown', (event) => event.preventDefault());
    option.addEventListener('click', () => this.#choose(index));
    return option;
  }

  /** @param {number} index before the first or behind the last one it begins again at the other end */
  #activate(index) {
    const { length } = this.#suggestions;
    this.#activeIndex = index < 0 ? length - 1 : index % length;
    for (const [position, option] of [...(this.#list?.children ?? [])].entries()) {
      const isActive = position === this.#activeIndex;
      option.setAttribute('aria-selected', String(isActive));
      if (option instanceof HTMLElement) option.style.background = isActive ? activeBackground : '';
    }
    this.#input?.setAttribute('aria-activedescendant', `${listId}-${this.#activeIndex}`);
  }

  /** @param {number} index */
  #choose(index) {
    const suggestion = this.#suggestions[index];
    const input = this.#input;
    this.close();
    if (suggestion === undefined || input === null) return false;
    this.onChoose(input, suggestion);
    return true;
  }
}
