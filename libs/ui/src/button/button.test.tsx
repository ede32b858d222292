import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/render-ui';
import { Button } from './button';
import { ButtonLink } from './button-link';

describe('Button', () => {
  it('does not submit by default', () => {
    renderUi(<Button>Zpět</Button>);
    expect(screen.getByRole('button', { name: 'Zpět' })).toHaveProperty('type', 'button');
  });

  it('that is unavailable stays focusable, says why and does nothing', async () => {
    const onClick = vi.fn();
    renderUi(
      <Button type="submit" onClick={onClick} unavailableReason="Není skladem">
        Do košíku
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button');
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(button.type).toBe('button');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const description = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Není skladem');
  });

  it('is marked as busy', () => {
    renderUi(<Button isBusy>Ukládám</Button>);
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  });
});

describe('ButtonLink', () => {
  it('is a link', () => {
    renderUi(
      <ButtonLink to="/kosik" icon="cart">
        Do košíku
      </ButtonLink>,
    );
    expect(screen.getByRole('link', { name: 'Do košíku' }).getAttribute('href')).toBe('/kosik');
  });
});
