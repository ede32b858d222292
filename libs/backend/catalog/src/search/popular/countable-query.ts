const [minLength, maxLength] = [3, 60];
const maxWords = 6;

/** Telephone and order numbers, postcodes and codes have more digits than amounts. */
const longNumber = /\d{5}|\d{3} \d\d(?!\d)|(\d[\s./-]*){7}/;
const address = /@|www\.|:\/\//;

/** A query as it is counted; null for one that may say who somebody is: an e-mail, a number, a sentence. */
export function toCountable(query: string): string | null {
  const text = query.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  const isCounted =
    text.length >= minLength &&
    text.length <= maxLength &&
    text.split(' ').length <= maxWords &&
    /\p{L}{3}/u.test(text) &&
    !/\p{Cc}/u.test(text) &&
    !longNumber.test(text) &&
    !address.test(text);
  return isCounted ? text : null;
}
