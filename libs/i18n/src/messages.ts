/** Texts of one namespace: nested, keys joined by dots; a plural has keys `name_zero|_one|_few|_many|_other`. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** Texts by namespace; a namespace is named after its library. */
export type MessagesByNamespace = Readonly<Record<string, Messages>>;
