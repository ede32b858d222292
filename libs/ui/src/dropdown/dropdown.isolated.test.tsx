import { act, fireEvent, screen } from '@testing-library/react';
import { delays } from '@vyloha/config';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { Dropdown, type DropdownProps } from './dropdown';

vi.mock('../placement/place-panel', () => ({ placePanel: () => Promise.resolve() }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function renderDropdown(props: Partial<DropdownProps> = {}) {
  renderUi(
    <Dropdown trigger="Měna" {...props}>
      <a href="/eura">Euro</a>
    </Dropdown>,
  );
  return screen.getByRole<HTMLDetailsElement>('group');
}

// jsdom's pointer events lack `pointerType`.
function move(details: HTMLElement, direction: 'over' | 'out', pointerType = 'mouse') {
  const event = new MouseEvent(`pointer${direction}`, { bubbles: true, relatedTarget: document.body });
  fireEvent(details, Object.assign(event, { pointerType }));
}
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('Dropdown', () => {
  it('is details and summary, which open without JavaScript', () => {
    const details = renderDropdown();
    expect(details.tagName).toBe('DETAILS');
    expect(details.querySelector('summary')?.textContent).toBe('Měna');
  });

  it('opens and closes after its delays under a mouse', () => {
    const details = renderDropdown();
    move(details, 'over');
    wait(delays.dropdownShow - 1);
    expect(details.open).toBe(false);
    wait(1);
    expect(details.open).toBe(true);
    move(details, 'out');
    wait(delays.dropdownHide - 1);
    expect(details.open).toBe(true);
    wait(1);
    expect(details.open).toBe(false);
  });

  it('does not open for a passing pointer, nor for touch', () => {
    const details = renderDropdown();
    move(details, 'over');
    wait(50);
    move(details, 'out');
    wait(1000);
    move(details, 'over', 'touch');
    wait(1000);
    expect(details.open).toBe(false);
  });

  it('stays open at a click while hovered, and closes at the next one', () => {
    const details = renderDropdown();
    move(details, 'over');
    wait(delays.dropdownShow);
    const trigger = screen.getByText('Měna');
    expect(fireEvent.click(trigger)).toBe(false);
    expect(fireEvent.click(trigger)).toBe(true);
  });

  it('opens at once on Enter, which never closes it', () => {
    const details = renderDropdown();
    const trigger = screen.getByText('Měna');
    expect(fireEvent.keyDown(trigger, { key: 'Enter' })).toBe(false);
    expect(details.open).toBe(true);
  });

  it('reports opening and closes when one of its links is followed', () => {
    const onOpen = vi.fn();
    const details = renderDropdown({ onOpen });
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(onOpen).toHaveBeenCalledTimes(1);
    const link = screen.getByRole('link', { name: 'Euro' });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(details.open).toBe(false);
  });

  it('closes on Escape and returns the focus to its button', () => {
    const details = renderDropdown();
    details.open = true;
    fireEvent.keyDown(screen.getByRole('link', { name: 'Euro' }), { key: 'Escape' });
    expect(details.open).toBe(false);
    expect(document.activeElement).toBe(details.querySelector('summary'));
  });

  it('closes on Escape also when hovering opened it, and the focus stays where it is', () => {
    const details = renderDropdown();
    move(details, 'over');
    wait(delays.dropdownShow);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    wait(1000);
    expect(details.open).toBe(false);
    expect(document.activeElement).toBe(document.body);
  });

  it('closes when the focus or a click goes outside', () => {
    const details = renderDropdown({ opensOnHover: false });
    details.open = true;
    fireEvent.blur(screen.getByRole('link', { name: 'Euro' }), { relatedTarget: document.body });
    expect(details.open).toBe(false);
    details.open = true;
    fireEvent.pointerDown(screen.getByRole('link', { name: 'Euro' }));
    expect(details.open).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(details.open).toBe(false);
  });
});
