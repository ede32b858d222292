import { type RefObject, useEffect, useRef } from 'react';

/**
 * A reference to a field with a `value` that takes over what was typed before script ran: React leaves it in the field, but
 * knows only what was rendered, which the next rendering would bring back.
 */
export function useEarlyText(): RefObject<HTMLInputElement> {
  const reference = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = reference.current;
    if (field === null || field.value === field.defaultValue) return;
    const text = field.value;
    // React takes an event for a change where the text is not what it has seen the field be given.
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  return reference;
}
