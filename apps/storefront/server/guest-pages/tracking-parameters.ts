const exact: ReadonlySet<string> = new Set([
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

/** Parameters that campaigns add to links; no page depends on them. The guards take `fbclid` away before. */
export function isTrackingParameter(name: string): boolean {
  return exact.has(name) || name.startsWith('utm_');
}
