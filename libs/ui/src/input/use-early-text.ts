import { type RefObject, useEffect, useRef } from 'react';

/**
 * A reference to a field with a `value` that takes over what was typed before script ran: React leaves it in the field, but
 * knows only what was rendered, which the next rendering would bring back.
 */
export function useEarlyText(change: (text: string) => void): RefObject<HTMLInputElement> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { value, defaultValue } = field.current as HTMLInputElement;
    if (value !== defaultValue) change(value);
    // Once: what is typed later React hears of.
  }, []);
  return field;
}
