/** A line of the command: `2=120.50`, or with the amounts for which the price holds `2=120.50:10-100`. */
const pattern = /^(?<number>\d+)=(?<price>\d+(?:[.,]\d{1,2})?)(?::(?<min>\d+)?-(?<max>\d+)?)?$/;

interface OfferedLine {
  number: number;
  price: number;
  minAmount?: number;
  maxAmount?: number;
}

/** @returns null for what is no such line */
export function parseOfferedLine(text: string): OfferedLine | null {
  const groups = pattern.exec(text)?.groups;
  if (groups === undefined) return null;
  const { number, price = '', min, max } = groups;
  return {
    number: Number(number),
    price: Number(price.replace(',', '.')),
    ...(min !== undefined && { minAmount: Number(min) }),
    ...(max !== undefined && { maxAmount: Number(max) }),
  };
}
