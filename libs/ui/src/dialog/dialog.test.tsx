import { fireEvent, screen } from '@testing-library/react';
import { delays } from '@vyloha/config';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { Dialog } from './dialog';

let now = 0;

beforeEach(() => {
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  // jsdom does not implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => vi.restoreAllMocks());

function renderDialog(isOpen = true) {
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

// A click on the backdrop has the dialog itself as its target.
function pressOutside() {
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
}

describe('Dialog', () => {
  it('opens as a modal named by its title', () => {
    renderDialog();
    expect(screen.getByRole('dialog', { name: 'Odebrat zboží z košíku?' })).toHaveProperty('open', true);
  });

  it('restores the focus when it is unmounted', () => {
    function Page() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <button onClick={() => setIsOpen(true)}>Otevřít</button>
          {isOpen && (
            <Dialog isOpen onClose={() => setIsOpen(false)} title="Zboží je v košíku">
              Hadice Flexi
            </Dialog>
          )}
        </>
      );
    }
    renderUi(<Page />);
    const opener = screen.getByRole('button', { name: 'Otevřít' });
    opener.focus();
    fireEvent.click(opener);
    const cross = screen.getByRole('button', { name: 'Zavřít' });
    cross.focus();
    fireEvent.click(cross);
    expect(document.activeElement).toBe(opener);
  });

  it('renders no content while it is closed', () => {
    renderDialog(false);
    expect(screen.queryByText('Hadice Flexi')).toBeNull();
  });

  it('requests closing by its close button and by Escape', () => {
    const onClose = renderDialog();
    fireEvent.click(screen.getByRole('button', { name: 'Zavřít' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    // The browser closes a modal dialog on Escape itself and fires this event.
    fireEvent(screen.getByRole('dialog'), new Event('close'));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('does not request closing when it is closed by its prop', () => {
    const onClose = vi.fn();
    function Confirmation() {
      const [isOpen, setIsOpen] = useState(true);
      return (
        <Dialog isOpen={isOpen} onClose={onClose} title="Odebrat?">
          <button onClick={() => setIsOpen(false)}>Odebrat zboží</button>
        </Dialog>
      );
    }
    renderUi(<Confirmation />);
    fireEvent.click(screen.getByRole('button', { name: 'Odebrat zboží' }));
    expect(screen.queryByText('Odebrat?')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('ignores a press outside right after it opened', () => {
    const onClose = renderDialog();
    now += delays.modalFreeze - 1;
    pressOutside();
    expect(onClose).not.toHaveBeenCalled();
    now += 1;
    pressOutside();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open at a press inside', () => {
    const onClose = renderDialog();
    now += 1000;
    fireEvent.click(screen.getByText('Hadice Flexi'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays open when a press that began inside ends outside', () => {
    const onClose = renderDialog();
    now += 1000;
    fireEvent.pointerDown(screen.getByText('Hadice Flexi'));
    fireEvent.click(screen.getByRole('dialog'));
    expect(onClose).not.toHaveBeenCalled();
  });
});
