import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { delays } from '../delays';
import { renderUi } from '../testing/render-ui';
import { Dialog } from './dialog';

let now = 0;

beforeEach(() => {
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => vi.restoreAllMocks());

function show(isOpen = true) {
  const onClose = vi.fn();
  renderUi(
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Odebrat zboží z košíku?"
      size="sm"
      footer={<button>Odebrat</button>}
    >
      Hadice Flexi
    </Dialog>,
  );
  return onClose;
}

describe('Dialog', () => {
  it('opens as a modal named by its title', () => {
    show();
    expect(screen.getByRole('dialog', { name: 'Odebrat zboží z košíku?' })).toHaveProperty('open', true);
  });

  it('holds nothing while it is closed', () => {
    show(false);
    expect(screen.queryByText('Hadice Flexi')).toBeNull();
  });

  it('asks for closing by its cross and by Escape', () => {
    const onClose = show();
    fireEvent.click(screen.getByRole('button', { name: 'Zavřít' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    // The browser closes a modal dialog by Escape itself and tells by this event.
    fireEvent(screen.getByRole('dialog'), new Event('close'));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('ignores a press outside right after it opened', () => {
    const onClose = show();
    now += delays.modalFreeze - 1;
    fireEvent.click(screen.getByRole('dialog'));
    expect(onClose).not.toHaveBeenCalled();
    now += 1;
    fireEvent.click(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open at a press inside', () => {
    const onClose = show();
    now += 1000;
    fireEvent.click(screen.getByText('Hadice Flexi'));
    expect(onClose).not.toHaveBeenCalled();
  });
});
