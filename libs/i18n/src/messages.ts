import { type Guard, hasFields, isEither, isRecordOf, isText } from '@vyloha/contract';

/** Texts of one namespace: nested, keys joined by dots; a plural has keys `name_zero|_one|_few|_many|_other`. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/** Texts by namespace; a namespace is named after its library. */
export type MessagesByNamespace = Readonly<Record<string, Messages>>;

const isMessages: Guard<Messages> = (json) => isRecordOf(isEither(isText, isMessages))(json);

/** Whether fetched data carries the texts of its components. */
export const hasMessages: Guard<{ messages: MessagesByNamespace }> = hasFields({ messages: isRecordOf(isMessages) });
