/** One entry of a failed answer's `errors`; `title` is in the request's locale. */
export interface WireError {
  title: string;
  field?: string;
  code?: string;
}
