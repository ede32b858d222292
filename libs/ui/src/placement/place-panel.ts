import { computePosition, flip, offset, shift, type Placement } from '@floating-ui/react';

const screenMargin = 8;
const gaps: Partial<Record<Placement, number>> = { top: 8 };

/** Positions a panel beside its anchor so that it stays within the screen. */
export async function placePanel(anchor: HTMLElement, panel: HTMLElement, placement: Placement): Promise<void> {
  const { x, y } = await computePosition(anchor, panel, {
    placement,
    middleware: [offset(gaps[placement] ?? 0), flip(), shift({ padding: screenMargin })],
  });
  Object.assign(panel.style, { left: `${x}px`, top: `${y}px`, right: 'auto', bottom: 'auto' });
}
