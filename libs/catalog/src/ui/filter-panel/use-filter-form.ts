import { useNavigate } from '@remix-run/react';
import { type FormEvent, useEffect, useRef } from 'react';
import type { FilterPanelData } from '../../model/filter-view';
import { filterFormSearch } from './filter-form-search';

/** Beside the listing a choice counts at once; a panel over the page is sent whole, by the browser itself. */
const besideTheListing = '(min-width: 1024px)';

/** What makes the form of the filters answer without a new document. */
export function useFilterForm(filters: FilterPanelData) {
  const form = useRef<HTMLFormElement>(null);
  const { pathname } = filters;
  const navigate = useNavigate();

  // A filter taken away elsewhere has to go here too; what was only just typed has been sent with it.
  useEffect(() => form.current?.reset(), [filters]);

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
      // React tells of every letter; a range is sent when its field is left or confirmed.
      if (event.target instanceof HTMLInputElement && event.target.type === 'checkbox') send(event);
    },
    onBlur(event: FormEvent<HTMLFormElement>): void {
      const field = event.target;
      if (field instanceof HTMLInputElement && field.type === 'text' && field.value !== field.defaultValue) send(event);
    },
  };
}
