// @ts-check
import { fetchJson } from './fetch-json.mjs';

/**
 * @typedef {import('./address-inputs.mjs').AddressInputs} AddressInputs
 * @typedef {import('./address-inputs.mjs').Part} Part
 * @typedef {{ success: boolean, data?: { invalid: Part[], withWarning: Part[] } }} Answer
 */

/** Has addresses judged, and keeps the verdicts by the names of inputs. */
export class Validation {
  /** @type {WeakMap<HTMLFormElement, Map<string, 'valid' | 'invalid' | 'withWarning'>>} */
  #byForm = new WeakMap();

  /** @param {string} origin @param {(answer: Answer) => void} onAddress called with each verdict */
  constructor(origin, onAddress) {
    this.origin = origin;
    this.onAddress = onAddress;
  }

  /** @param {AddressInputs} address */
  async validate(address) {
    if (!address.isFilled) return;
    /** @type {Answer} */
    const answer = await fetchJson(`${this.origin}/validate?${address.toQuery()}`).catch(() => ({ success: false }));
    const verdicts = this.#byForm.get(address.form) ?? new Map();
    this.#byForm.set(address.form, verdicts);
    for (const { name } of address.controls) verdicts.set(name, 'valid');
    for (const part of answer.data?.withWarning ?? []) verdicts.set(address.nameOf(part), 'withWarning');
    for (const part of answer.data?.invalid ?? []) verdicts.set(address.nameOf(part), 'invalid');
    this.onAddress(answer);
  }

  /** @param {HTMLFormElement} form */
  summarize(form) {
    const verdicts = [...(this.#byForm.get(form) ?? [])];
    const namesOf = (/** @type {string} */ kind) =>
      verdicts.filter(([, verdict]) => verdict === kind).map(([name]) => name);
    const inputs = { valid: namesOf('valid'), invalid: namesOf('invalid'), withWarning: namesOf('withWarning') };
    return { valid: inputs.invalid.length === 0, validWithWarnings: inputs.withWarning.length > 0, inputs };
  }
}
