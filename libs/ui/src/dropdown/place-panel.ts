import { computePosition, flip, offset, shift } from '@floating-ui/react';

const screenMargin = 8;

/** Moves an open panel so that all of it is on the screen. */
export async function placePanel(details: HTMLElement, panel: HTMLElement, align: 'start' | 'end'): Promise<void> {
  const { x, y } = await computePosition(details, panel, {
    placement: `bottom-${align}`,
    middleware: [offset(0), flip(), shift({ padding: screenMargin })],
  });
  Object.assign(panel.style, { left: `${x}px`, top: `${y}px`, right: 'auto' });
}
