// @ts-check
// What a shop loads, as a classic script: it defines the constructor of a project, which loads the rest.

/**
 * @typedef {{ success: boolean }} Answer
 * @typedef {{ address?: (answer: Answer) => void }} Callbacks
 * @typedef {object} Project
 * @property {() => void} activate
 * @property {() => void} deactivate
 * @property {(form: HTMLFormElement) => object} formValidation
 */

(() => {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return;
  const { origin } = new URL(script.src);
  const isConfiguration = script.dataset['configuration'] === 'true';
  /** @type {Callbacks} */
  let callbacks = {};

  class FoxentryBase {
    /** @type {Project | null} */
    #project = null;

    /** @param {string} projectKey */
    constructor(projectKey) {
      void this.#open(projectKey);
    }

    /** @param {string} projectKey */
    async #open(projectKey) {
      const { openProject } = await import(`${origin}/browser/project.mjs`);
      /** @param {Answer} answer */
      const onAddress = (answer) => callbacks.address?.(answer);
      this.#project = await openProject({ origin, projectKey, isConfiguration, onAddress });
      this.activate();
      Reflect.get(window, 'onFoxentryProjectLoad')?.();
    }

    activate() {
      this.#project?.activate();
    }

    deactivate() {
      this.#project?.deactivate();
    }

    /** @param {HTMLFormElement} form */
    formValidation(form) {
      return this.#project?.formValidation(form);
    }
  }

  const builder = { setCallbacks: (/** @type {Callbacks} */ given) => void (callbacks = given) };
  Object.assign(window, { FoxentryBase, FoxentryBuilder: builder });
})();
