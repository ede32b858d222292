/** The CRC-32 polynomial of gzip, bits reversed. */
const polynomial = 0xedb88320;
const topBit = 0x80000000;

/** Product of two polynomials modulo the CRC's. */
function multiply(left: number, right: number): number {
  let product = 0;
  let factor = right;
  for (let bit = topBit; bit !== 0; bit >>>= 1) {
    if ((left & bit) !== 0) product ^= factor;
    factor = (factor & 1) !== 0 ? (factor >>> 1) ^ polynomial : factor >>> 1;
  }
  return product >>> 0;
}

/** x to the powers 2^0, 2^1, … 2^31. */
const powers = Array.from({ length: 31 }).reduce<number[]>(
  (list) => {
    const last = list.at(-1) ?? topBit;
    return [...list, multiply(last, last)];
  },
  [topBit >>> 1],
);

/** The operator that shifts a CRC over so many bytes, for `shiftCrc`. */
export function crcShift(bytes: number): number {
  let shift = topBit;
  let at = 3;
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = multiply(powers[at % powers.length] ?? topBit, shift);
    at += 1;
  }
  return shift;
}

/** The CRC of a text followed by another one, from the CRCs of both; the operator is the second one's `crcShift`. */
export function combineCrc(first: number, second: number, shiftOfSecond: number): number {
  return (multiply(shiftOfSecond, first) ^ second) >>> 0;
}
