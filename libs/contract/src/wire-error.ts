/** One entry of an error response's `errors`; `title` is in the request's locale. */
export interface WireError {
  title: string;
  field?: string;
  code?: string;
}

/** Text of an error response for shoppers: the first error as 'field - title' or only the title; `null` without any. */
export function firstErrorText([first]: readonly WireError[]): string | null {
  if (first === undefined || first.title === '') return null;
  return first.field === undefined || first.field === '' ? first.title : `${first.field} - ${first.title}`;
}
