import { renderWithProviders } from '@vyloha/testing';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aStoreBranch } from '../../testing/a-store-branch';
import { toBranchOption, type BranchOption } from '../../model/branch-option';
import { BranchPicker } from './branch-picker';
import type { BranchSearchState } from './branch-search';

afterEach(cleanup);

const mondayNoon = new Date('2026-11-23T11:00:00Z');
const option = (id: string, name: string, changes: Partial<BranchOption> = {}): BranchOption => ({
  ...toBranchOption(aStoreBranch({ id, name }), mondayNoon),
  ...changes,
});
const karlin = option('br-karlin', 'Praha – Karlín');
const brno = option('br-brno', 'Brno – Žabovřesky', {
  region: 'jihomoravsky',
  address: { street: 'Minská 4', city: 'Brno', postcode: '616 00', countryCode: 'CZE' },
});
const manyBranches = [karlin, brno, ...['A', 'B', 'C', 'D'].map((name) => option(`br-${name}`, `Praha – ${name}`))];

const notSearched: BranchSearchState = {
  fieldName: 'query',
  button: { name: 'find', value: 's-pobocka' },
  query: '',
  isPostcodeUnknown: false,
};

interface FormProps {
  branches: BranchOption[];
  search?: Partial<BranchSearchState>;
  onSelect?: (id: string) => void;
}

function Form({ branches, search, onSelect = () => {} }: FormProps) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  return (
    <form aria-label="form">
      <BranchPicker
        branches={branches}
        search={{ ...notSearched, ...search }}
        name="shipperBranch"
        selectedId={selectedId}
        onSelect={(id) => {
          setSelectedId(id);
          onSelect(id);
        }}
      />
    </form>
  );
}

const getSelectedBranchId = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('shipperBranch');
const region = (name: RegExp) => screen.getByText(name, { selector: 'summary' }).closest('details');

describe('BranchPicker', () => {
  it('collapses branches by region, with their count and opening status', () => {
    renderWithProviders(<Form branches={[karlin, brno]} />);
    expect(region(/^Praha/)?.querySelector('summary')?.textContent).toContain('1 pobočka');
    expect(region(/^Praha/)?.open).toBe(false);
    expect(screen.getAllByText('otevřeno do 18:00')).toHaveLength(2);
  });

  it('expands the only region, and that of the selected branch', () => {
    const { unmount } = renderWithProviders(<Form branches={[karlin]} />);
    expect(region(/^Praha/)?.open).toBe(true);
    unmount();
    renderWithProviders(
      <BranchPicker branches={[karlin, brno]} search={notSearched} name="b" selectedId="br-brno" onSelect={() => {}} />,
    );
    expect(region(/^Jihomoravský/)?.open).toBe(true);
    expect(region(/^Praha/)?.open).toBe(false);
  });

  it('submits the id of the selected branch', async () => {
    const onSelect = vi.fn();
    const { user } = renderWithProviders(<Form branches={[karlin]} onSelect={onSelect} />);
    await user.click(screen.getByRole('radio', { name: /Karlín.*Sokolovská 12, Praha 8/ }));
    expect(onSelect).toHaveBeenCalledWith('br-karlin');
    expect(getSelectedBranchId()).toBe('br-karlin');
  });

  it('finds by city without accents and keeps a selection that is filtered out', async () => {
    const { user } = renderWithProviders(<Form branches={manyBranches} />);
    await user.click(screen.getByRole('radio', { name: /Karlín/, hidden: true }));
    await user.type(screen.getByRole('searchbox', { name: 'Najít pobočku' }), 'zabovresky');
    expect(region(/^Jihomoravský/)?.open).toBe(true);
    expect(region(/^Praha/)?.hidden).toBe(true);
    expect(getSelectedBranchId()).toBe('br-karlin');
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(screen.getByRole('status').textContent).toBe('Tady pobočku nemáme. Zkuste jiné město nebo kraj.');
  });

  it('does not submit the form when Enter is pressed in the search', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    const { user } = renderWithProviders(<Form branches={manyBranches} />);
    screen.getByRole('form').addEventListener('submit', onSubmit);
    await user.type(screen.getByRole('searchbox'), 'brno{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('searches near a postcode by its button, which Enter presses, and hides nothing meanwhile', async () => {
    const submitted: unknown[] = [];
    const { user } = renderWithProviders(<Form branches={manyBranches} />);
    screen.getByRole('form').addEventListener('submit', (event) => {
      event.preventDefault();
      if (event instanceof SubmitEvent && event.target instanceof HTMLFormElement)
        submitted.push(Object.fromEntries(new FormData(event.target, event.submitter)));
    });
    await user.type(screen.getByRole('searchbox'), '602 00{Enter}');
    await user.click(screen.getByRole('button', { name: 'Najít' }));
    expect(submitted).toEqual([
      { query: '602 00', find: 's-pobocka' },
      { query: '602 00', find: 's-pobocka' },
    ]);
    expect(region(/^Praha/)?.hidden).toBe(false);
  });

  it('lists the three nearest with their distance, and the others behind a title', () => {
    const byDistance = manyBranches.map((branch, index) => ({ ...branch, distanceKm: index * 10 }));
    renderWithProviders(<Form branches={byDistance} search={{ query: '186 00' }} />);
    expect(screen.getByRole('status').textContent).toMatch(/^Nejbližší k PSČ 186 00\./);
    const others = document.querySelector('details');
    expect(others?.open).toBe(false);
    expect(others?.querySelector('summary')?.textContent).toBe('Další pobočky 3');
    const distances = [...document.querySelectorAll('label:has(input)')].map((label) => [
      label.textContent.match(/asi \d+ km/)?.[0],
      others?.contains(label),
    ]);
    expect(distances).toEqual([
      ['asi 1 km', false],
      ['asi 10 km', false],
      ['asi 20 km', false],
      ['asi 30 km', true],
      ['asi 40 km', true],
      ['asi 50 km', true],
    ]);
  });

  it('leads to the page of a branch, which has the map', () => {
    renderWithProviders(<Form branches={[karlin]} />);
    expect(screen.getByRole('link', { name: /^Na mapě – Praha – Karlín/ }).getAttribute('href')).toMatch(
      /^\/pobocky\//,
    );
  });

  it('says that a postcode does not exist, beside its field', () => {
    renderWithProviders(<Form branches={manyBranches} search={{ query: '99999', isPostcodeUnknown: true }} />);
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    expect(field.value).toBe('99999');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const message = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toMatch(/^PSČ 99999 neznáme\./);
  });

  it('has no search for a few branches', () => {
    renderWithProviders(<Form branches={[karlin, brno]} />);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('shows the validation error', () => {
    renderWithProviders(
      <BranchPicker
        branches={[karlin]}
        search={notSearched}
        name="b"
        selectedId={null}
        onSelect={() => {}}
        error="Vyberte pobočku."
      />,
    );
    const group = screen.getByRole('group', { name: 'Na které pobočce si zboží vyzvednete?' });
    const description = group.getAttribute('aria-describedby');
    expect(document.getElementById(description ?? '')?.textContent).toBe('Vyberte pobočku.');
  });
});
