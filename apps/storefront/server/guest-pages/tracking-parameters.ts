const exact: ReadonlySet<string> = new Set([
  'fbclid',
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'msclkid',
  'yclid',
  'ttclid',
  'twclid',
  'igshid',
  'mc_cid',
  'mc_eid',
  '_ga',
  '_gl',
  'sznclid',
]);

/** Parameters that campaigns add to links; no page depends on them. */
export function isTrackingParameter(name: string): boolean {
  return exact.has(name) || name.startsWith('utm_');
}
