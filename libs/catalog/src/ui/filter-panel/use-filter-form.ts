import { useNavigate } from '@remix-run/react';
import { type FocusEvent, type FormEvent, useEffect, useRef } from 'react';
import type { FilterPanelData } from '../../model/listing/filter-view';
import { besideTheListing } from './beside-the-listing';
import { filterFormSearch } from './filter-form-search';

/** Without what sets thousands apart. */
const bare = (text: string) => text.replaceAll(/\s/g, '');

const rangeOf = (element: Element | null) => element?.closest('[data-range]') ?? null;

const inputsIn = (parent: Element) => [...parent.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')];

/** Shows what holds; a range that is being typed is left to who types it. */
function showWhatHolds(form: Element): void {
  const busy = rangeOf(document.activeElement);
  for (const input of inputsIn(form)) {
    if (busy?.contains(input)) continue;
    input.checked = input.defaultChecked;
    if (input.type === 'text') input.value = input.defaultValue;
  }
}

/** What makes the form of the filters answer without a new document. */
export function useFilterForm(filters: FilterPanelData) {
  const form = useRef<HTMLFormElement>(null);
  const { pathname } = filters;
  const navigate = useNavigate();

  // A filter taken away elsewhere has to go here too.
  useEffect(() => {
    if (form.current) showWhatHolds(form.current);
  }, [filters]);

  // Beside the listing a choice counts at once; a panel over the page is sent whole, by the browser itself.
  function send(event: FormEvent<HTMLFormElement>): void {
    if (!matchMedia(besideTheListing).matches) return;
    navigate(pathname + filterFormSearch(new FormData(event.currentTarget)), { preventScrollReset: true });
  }

  return {
    ref: form,
    // Without an action of its own the form would keep the part of the address that opened it on a phone.
    action: pathname,
    onSubmit(event: FormEvent<HTMLFormElement>): void {
      if (matchMedia(besideTheListing).matches) event.preventDefault();
      send(event);
    },
    onChange(event: FormEvent<HTMLFormElement>): void {
      // React tells of every letter; a range is sent when both its fields are left, or confirmed.
      if (event.target instanceof HTMLInputElement && event.target.type === 'checkbox') send(event);
    },
    onBlur(event: FocusEvent<HTMLFormElement>): void {
      const range = rangeOf(event.target);
      if (range === null || range.contains(event.relatedTarget)) return;
      if (inputsIn(range).some((input) => bare(input.value) !== bare(input.defaultValue))) send(event);
    },
  };
}
