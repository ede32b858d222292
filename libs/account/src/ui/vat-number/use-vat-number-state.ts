import { paths } from '@vyloha/links';
import { useEffect, useRef, useState } from 'react';
import { parseVatNumberState, type VatNumberState } from '../../model/vat-number';

/** Since the last key: some numbers begin as a shorter one. */
const pauseMs = 500;

async function requestState(number: string, signal: AbortSignal): Promise<VatNumberState | null> {
  const response = await fetch(paths.vatNumberState(number), { signal });
  return parseVatNumberState(await response.json());
}

/** What VIES says about the number that is asked for last; null while that is not known. */
export function useVatNumberState(initial: VatNumberState | null) {
  const [state, setState] = useState(initial);
  const timer = useRef<number>();
  const running = useRef<AbortController>();
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      running.current?.abort();
    },
    [],
  );

  async function load(number: string): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    const found = await requestState(number, controller.signal).catch(() => null);
    if (!controller.signal.aborted) setState(found);
  }

  /** @param number null while there is none */
  function ask(number: string | null): void {
    if (number !== null && number === state?.number) return;
    window.clearTimeout(timer.current);
    running.current?.abort();
    setState(null);
    if (number !== null) timer.current = window.setTimeout(() => void load(number), pauseMs);
  }

  return { state, ask };
}
