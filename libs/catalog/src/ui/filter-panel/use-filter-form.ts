import { useNavigate } from '@remix-run/react';
import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react';
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

/** How many products the chosen filters would leave; null where nothing was chosen, or it is not known. */
function useProductCount() {
  const [count, setCount] = useState<number | null>(null);
  const request = useRef<AbortController>();

  function forgetCount(): void {
    request.current?.abort();
    setCount(null);
  }

  async function loadCount(listPath: string): Promise<void> {
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    const { fetchProductCount } = await import('./fetch-product-count');
    const total = await fetchProductCount(listPath, signal);
    if (!signal.aborted) setCount(total);
  }

  useEffect(() => () => request.current?.abort(), []);
  return { count, loadCount, forgetCount };
}

/**
 * Makes the filter form submit without loading a new document: beside the listing at each change. The overlay is
 * submitted as a whole, and counts the products that it would show.
 */
export function useFilterForm(filters: FilterPanelData) {
  const form = useRef<HTMLFormElement>(null);
  const { pathname } = filters;
  const navigate = useNavigate();
  const { count, loadCount, forgetCount } = useProductCount();

  // A filter removed by its link must be reset in the form too.
  useEffect(() => {
    if (form.current) resetInputs(form.current);
  }, [filters]);

  function applyChange(fields: HTMLFormElement): void {
    const { search, isValid } = filterFormSearch(new FormData(fields));
    if (matchMedia(sidebarMediaQuery).matches) navigate(pathname + search, { preventScrollReset: true });
    else if (isValid) void loadCount(pathname + search);
    else forgetCount();
  }

  // React has no event for the end of a slider's movement.
  useEffect(() => {
    const fields = form.current;
    const applySlider = ({ target }: Event) => {
      if (fields && target instanceof HTMLInputElement && target.type === 'range') applyChange(fields);
    };
    fields?.addEventListener('change', applySlider);
    return () => fields?.removeEventListener('change', applySlider);
  });

  const formProps = {
    ref: form,
    // Without an action the form would keep the anchor that opened it on a phone.
    action: pathname,
    onSubmit(event: FormEvent<HTMLFormElement>): void {
      event.preventDefault();
      if (matchMedia(sidebarMediaQuery).matches) applyChange(event.currentTarget);
      // Only a new document forgets the anchor that opened the overlay.
      else window.location.assign(pathname + filterFormSearch(new FormData(event.currentTarget)).search);
    },
    onChange(event: FormEvent<HTMLFormElement>): void {
      // React fires change events for every letter; a range is submitted on blur of both fields, or on Enter.
      if (event.target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(event.target.type))
        applyChange(event.currentTarget);
    },
    onBlur(event: FocusEvent<HTMLFormElement>): void {
      const range = findRange(event.target);
      if (range === null || range.contains(event.relatedTarget)) return;
      if (findInputs(range).some((input) => withoutSpaces(input.value) !== withoutSpaces(input.defaultValue)))
        applyChange(event.currentTarget);
    },
  };

  function discardChanges(): void {
    form.current?.reset();
    forgetCount();
  }

  return { formProps, count, discardChanges };
}
