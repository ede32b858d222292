import { type XmlElement, xml } from '@vyloha/backend-kernel';

/** An amount in minor units, as ISDOC writes it: `-12.50`. */
export function amount(name: string, minor: number): XmlElement {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return xml(name, `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`);
}
