/** One entry of a failed answer's `errors`; `title` is in the request's locale. */
export interface WireError {
  title: string;
  field?: string;
  code?: string;
}

/** What a shopper sees of a failed answer: its first error as 'field - title' or the title alone; `null` without any. */
export function firstErrorText([first]: readonly WireError[]): string | null {
  if (first === undefined || first.title === '') return null;
  return first.field === undefined || first.field === '' ? first.title : `${first.field} - ${first.title}`;
}
