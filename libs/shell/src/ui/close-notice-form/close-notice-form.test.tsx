import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '@vyloha/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TopBanner as TopBannerModel } from '../../model/shell-configuration';
import { CookieNotice } from '../cookie-notice/cookie-notice';
import { LanguageBanner } from '../language-banner/language-banner';
import { TopBanner } from '../top-banner/top-banner';

afterEach(cleanup);

const banner: TopBannerModel = {
  version: 'm8x2k',
  backgroundColor: '#1d6a3c',
  fontColor: '#ffffff',
  icon: 'truck',
  iconText: 'Novinka',
  text: 'Odběr do dvou hodin',
};

function stubAction() {
  const posted = vi.fn<(fields: object) => void>();
  const action = async ({ request }: { request: Request }) => {
    posted(Object.fromEntries(await request.formData()));
    return null;
  };
  return { posted, action };
}

describe('closing a notice', () => {
  it('removes the banner at once and posts which one it was, but no page to return to', async () => {
    const { posted, action } = stubAction();
    const { user } = renderWithProviders(<TopBanner banner={banner} currentPath="/zahrada" />, { action });
    const notice = screen.getByRole('complementary', { name: 'Oznámení obchodu' });
    expect(notice.style.backgroundColor).toBe('rgb(29, 106, 60)');
    const form = screen.getByRole('button', { name: 'Zavřít oznámení' }).closest('form');
    expect(form?.dataset).toHaveProperty('hydrated');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      notice: 'topBanner-m8x2k',
      redirectTo: '/zahrada',
    });
    await user.click(screen.getByRole('button', { name: 'Zavřít oznámení' }));
    expect(screen.queryByText('Odběr do dvou hodin')).toBeNull();
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ notice: 'topBanner-m8x2k' }));
  });

  it('refuses analytics as easily as it accepts', async () => {
    const { posted, action } = stubAction();
    const { user } = renderWithProviders(
      <CookieNotice currentPath="/" consent={{ version: 'v1', purposes: 'reklama', tool: null }} />,
      { action },
    );
    expect(screen.getByText(/jen s vaším souhlasem: reklama\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Přijmout vše' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Jen nezbytné' }));
    await waitFor(() => expect(posted).toHaveBeenCalledWith({ notice: 'consent-v1', consent: 'none' }));
  });

  it('offers the other language in that language', () => {
    const offer = { locale: 'sk', text: 'Hovoríte?', accept: 'Prejsť', close: 'Zavrieť' } as const;
    renderWithProviders(<LanguageBanner offer={offer} currentPath="/zahrada" />);
    expect(screen.getByRole('complementary').lang).toBe('sk');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Prejsť' });
    expect([button.name, button.value, button.form?.getAttribute('action')]).toEqual(['locale', 'sk', '/volby']);
  });
});
