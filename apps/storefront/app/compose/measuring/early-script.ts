import type { ShellPage } from '@vyloha/shell';
import { toConsentSignals } from './consent-signals';

/** Script errors from before the page's own script runs; more are no news. */
const maxEarlyErrors = 5;

const collectErrors = [
  '(e=>{earlyErrors=e;',
  "for(let n of['error','unhandledrejection'])",
  `addEventListener(n,v=>e[${maxEarlyErrors - 1}]||e.push(v))`,
  '})([]);',
].join('');

/**
 * What has to run before anything else of the page does: script errors are collected, and consent mode denies
 * everything, before the tag manager or a script that asks for consents can be there. `gtag` stays for the update.
 */
export function earlyScript({ tagManagerId, consentScriptUrl }: Pick<ShellPage, 'tagManagerId' | 'consentScriptUrl'>) {
  if (tagManagerId === null && consentScriptUrl === null) return collectErrors;
  const signals = JSON.stringify(toConsentSignals([]));
  return `${collectErrors}dataLayer=window.dataLayer||[];gtag=function(){dataLayer.push(arguments)};gtag('consent','default',${signals});`;
}
