import { cleanup, screen } from '@testing-library/react';
import { renderWithProviders } from '@vyloha/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WideBanner } from '../../model/home/wide-banner';
import { aWideBanner } from '../../testing/a-wide-banner';
import { HeroBanners } from './hero-banners';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const renderBanners = (...banners: WideBanner[]) => renderWithProviders(<HeroBanners banners={banners} />);

describe('HeroBanners', () => {
  it('shows one banner with its link and loads its picture first', () => {
    renderBanners(aWideBanner());
    expect(screen.getByRole('heading', { name: 'Jaro začíná v zahradě' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Vybrat osivo' }).getAttribute('href')).toBe('/osivo');
    expect(screen.getByRole('img', { name: 'Zahrada' }).getAttribute('fetchpriority')).toBe('high');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('puts several in a row and loads only the first picture eagerly', () => {
    renderBanners(
      aWideBanner(),
      aWideBanner({ id: 'bw-2', text: null, image: { fileKey: 'workshop-01', alt: 'Dílna' } }),
    );
    expect(screen.getByRole('region', { name: 'Aktuální nabídky' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Jaro' })).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Dílna' }).getAttribute('loading')).toBe('lazy');
  });

  it('has a dot for each of several', async () => {
    renderBanners(aWideBanner(), aWideBanner({ id: 'bw-2', title: 'Dílna' }));
    const dots = await screen.findAllByRole('button', { name: /^Nabídka: / });
    expect(dots.map((dot) => dot.getAttribute('aria-current'))).toEqual(['true', 'false']);
  });

  it('renders without a link, a text and a picture', () => {
    renderBanners(aWideBanner({ to: null, secondText: null, image: null }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });
});
