import { useNavigate } from '@remix-run/react';
import { type FocusEvent, type FormEvent, useEffect, useRef } from 'react';
import type { FilterPanelData } from '../../model/listing/filter-view';
import { sidebarMediaQuery } from './sidebar-media-query';
import { filterFormSearch } from './filter-form-search';

/** Without thousands separators. */
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

const findRange = (element: Element | null) => element?.closest('[data-range]') ?? null;

const findInputs = (parent: Element) => [...parent.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')];

/** Resets the inputs to the current filters, except in a range that is being edited. */
function resetInputs(form: Element): void {
  const editedRange = findRange(document.activeElement);
  for (const input of findInputs(form)) {
    if (editedRange?.contains(input)) continue;
    input.checked = input.defaultChecked;
    if (input.type === 'text') input.value = input.defaultValue;
  }
}

/** Makes the filter form submit without loading a new document. */
export function useFilterForm(filters: FilterPanelData) {
  const form = useRef<HTMLFormElement>(null);
  const { pathname } = filters;
  const navigate = useNavigate();

  // A filter removed by its link must be reset in the form too.
  useEffect(() => {
    if (form.current) resetInputs(form.current);
  }, [filters]);

  // Beside the listing each change is submitted at once; the overlay is submitted as a whole, by the browser itself.
  function submitFilters(event: FormEvent<HTMLFormElement>): void {
    if (!matchMedia(sidebarMediaQuery).matches) return;
    navigate(pathname + filterFormSearch(new FormData(event.currentTarget)), { preventScrollReset: true });
  }

  return {
    ref: form,
    // Without an action the form would keep the anchor that opened it on a phone.
    action: pathname,
    onSubmit(event: FormEvent<HTMLFormElement>): void {
      if (matchMedia(sidebarMediaQuery).matches) event.preventDefault();
      submitFilters(event);
    },
    onChange(event: FormEvent<HTMLFormElement>): void {
      // React fires change events for every letter; a range is submitted on blur of both fields, or on Enter.
      if (event.target instanceof HTMLInputElement && event.target.type === 'checkbox') submitFilters(event);
    },
    onBlur(event: FocusEvent<HTMLFormElement>): void {
      const range = findRange(event.target);
      if (range === null || range.contains(event.relatedTarget)) return;
      if (findInputs(range).some((input) => withoutSpaces(input.value) !== withoutSpaces(input.defaultValue)))
        submitFilters(event);
    },
  };
}
