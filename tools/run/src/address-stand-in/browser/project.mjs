// @ts-check
import { findAddressOf, listAddresses } from './address-inputs.mjs';
import { showConfiguration } from './configuration-panel.mjs';
import { fetchJson } from './fetch-json.mjs';
import { SuggestionList } from './suggestion-list.mjs';
import { Validation } from './validation.mjs';

/**
 * @typedef {import('./address-inputs.mjs').AddressInputs} AddressInputs
 * @typedef {import('./address-inputs.mjs').Inputs} Inputs
 * @typedef {import('./validation.mjs').Answer} Answer
 * @typedef {object} ProjectOptions
 * @property {string} origin
 * @property {string} projectKey
 * @property {boolean} isConfiguration
 * @property {(answer: Answer) => void} onAddress called with each verdict
 */

const minTypedLength = 2;
const typingPauseMs = 150;

/** @param {string} origin @param {AddressInputs} address @param {HTMLInputElement} input the one that is typed into */
async function requestSuggestions(origin, address, input) {
  const query = address.toQuery();
  query.set('part', address.partOf(input) ?? '');
  query.set('typed', input.value);
  return fetchJson(`${origin}/suggest?${query}`).catch(() => []);
}

/** @param {ProjectOptions} options */
export async function openProject({ origin, projectKey, isConfiguration, onAddress }) {
  /** @type {{ inputs: Inputs[] }} */
  const { inputs } = await fetchJson(`${origin}/project?key=${encodeURIComponent(projectKey)}`);
  const validation = new Validation(origin, onAddress);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let typing;
  /** @type {Element | null} */
  let panel = null;
  let isFilling = false;

  const list = new SuggestionList((input, suggestion) => {
    const address = findAddressOf(input, inputs);
    isFilling = true;
    address?.fill(suggestion);
    isFilling = false;
    if (address) void validation.validate(address);
  });

  /** @param {HTMLInputElement} input */
  async function suggest(input) {
    const address = findAddressOf(input, inputs);
    if (address === null || input.value.trim().length < minTypedLength) return list.close();
    const suggestions = await requestSuggestions(origin, address, input);
    if (document.activeElement === input) list.open(input, suggestions);
  }

  const listeners = {
    /** @param {{ target: EventTarget | null }} event */
    focusin({ target }) {
      const part = findAddressOf(target, inputs)?.partOf(target);
      if (target instanceof HTMLInputElement && part !== undefined && part !== 'number') SuggestionList.prepare(target);
    },
    /** @param {Event} event */
    input({ target }) {
      if (isFilling || !(target instanceof HTMLInputElement) || target.getAttribute('role') !== 'combobox') return;
      clearTimeout(typing);
      typing = setTimeout(() => void suggest(target), typingPauseMs);
    },
    /** @param {Event} event */
    keydown(event) {
      if (event instanceof KeyboardEvent && list.handleKey(event)) event.preventDefault();
    },
    focusout() {
      clearTimeout(typing);
      list.close();
    },
    /** @param {Event} event */
    change({ target }) {
      const address = findAddressOf(target, inputs);
      if (address) void validation.validate(address);
    },
  };

  return {
    activate() {
      if (isConfiguration) {
        panel = showConfiguration([...document.forms].flatMap((form) => listAddresses(form, inputs)));
        return;
      }
      for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener);
      // A field may have the focus already.
      listeners.focusin({ target: document.activeElement });
    },
    deactivate() {
      for (const [type, listener] of Object.entries(listeners)) document.removeEventListener(type, listener);
      list.close();
      panel?.remove();
      for (const input of document.querySelectorAll('input'))
        if (findAddressOf(input, inputs) !== null) SuggestionList.release(input);
    },
    /** @param {HTMLFormElement} form */
    formValidation: (form) => validation.summarize(form),
  };
}
