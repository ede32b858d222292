import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddressVerdictEvent } from '../../model/address-service/address-verdict-event';

const scriptUrl = 'https://addresses.example/lib';
const project = { activate: vi.fn(), deactivate: vi.fn(), formValidation: vi.fn() };
const keys: string[] = [];
const setCallbacks = vi.fn();
const request = vi.fn<(url: string) => Promise<Response>>();

class FoxentryBase {
  constructor(key: string) {
    keys.push(key);
    Object.assign(this, project);
  }
}

/** A document in which nothing was started yet. */
async function openDocument() {
  vi.resetModules();
  const { initialiseAddressService } = await import('./initialise-address-service');
  return () => initialiseAddressService(scriptUrl);
}

const script = () => document.querySelector<HTMLScriptElement>(`script[src="${scriptUrl}"]`);

async function scriptWith(event: 'load' | 'error') {
  await vi.waitFor(() => expect(script()).not.toBeNull(), 20_000);
  if (event === 'load') Object.assign(window, { FoxentryBase, FoxentryBuilder: { setCallbacks } });
  script()?.dispatchEvent(new Event(event));
}

beforeEach(() => {
  keys.length = 0;
  vi.clearAllMocks();
  request.mockImplementation(async () => Response.json({ isEnabled: true, projectKey: 'p-1' }));
  vi.stubGlobal('fetch', request);
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.body.replaceChildren();
  window.location.hash = '';
  for (const name of ['FoxentryBase', 'FoxentryBuilder', 'Foxentry', 'onFoxentryProjectLoad'])
    Reflect.deleteProperty(window, name);
});

describe('the address service', () => {
  it('is started with the project of the shop', async () => {
    const initialise = await openDocument();
    const started = initialise();
    await scriptWith('load');
    await started;
    expect(request.mock.calls.map(([url]) => url)).toEqual(['/naseptavac-adres']);
    expect(script()?.dataset['configuration']).toBe('false');
    expect(keys).toEqual(['p-1']);
  });

  it('hears that its forms are configured, and the hash stays', async () => {
    window.location.hash = '#foxentryconfig-7';
    const initialise = await openDocument();
    void initialise();
    await vi.waitFor(() => expect(script()?.dataset['configuration']).toBe('true'), 20_000);
    expect(window.location.hash).toBe('#foxentryconfig-7');
  });

  it('is started once, and led to the forms of later pages', async () => {
    const initialise = await openDocument();
    const started = initialise();
    await scriptWith('load');
    await started;
    expect(project.activate).not.toHaveBeenCalled();
    await initialise();
    expect([document.scripts.length, keys.length]).toEqual([1, 1]);
    expect(project.deactivate).toHaveBeenCalledOnce();
    expect(project.activate).toHaveBeenCalledOnce();
  });

  it('has no project where the shop has no key', async () => {
    request.mockImplementation(async () => Response.json({ isEnabled: true, projectKey: null }));
    const initialise = await openDocument();
    const started = initialise();
    await scriptWith('load');
    await started;
    expect(keys).toEqual([]);
  });

  it.each([
    ['switched off', async () => Response.json({ isEnabled: false, projectKey: null })],
    ['without its configuration', async () => Response.json(null, { status: 503 })],
    ['unreachable', () => Promise.reject(new TypeError('offline'))],
  ])('loads nothing while %s', async (_, answer) => {
    request.mockImplementation(answer);
    const initialise = await openDocument();
    await initialise();
    expect(script()).toBeNull();
  });

  it('loads nothing in a document whose address is secret', async () => {
    const opened = 'http://localhost:3000/objednavka/tajemstvi';
    const entry = { name: opened, entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => ({}) };
    vi.spyOn(performance, 'getEntriesByType').mockReturnValueOnce([entry]);
    const initialise = await openDocument();
    await initialise();
    expect(request).not.toHaveBeenCalled();
  });

  it('that cannot be loaded changes nothing, and is tried again on the next page', async () => {
    const initialise = await openDocument();
    const started = initialise();
    await scriptWith('error');
    await expect(started).resolves.toBeUndefined();
    expect(script()).toBeNull();
    const again = initialise();
    await scriptWith('load');
    await again;
    expect(keys).toEqual(['p-1']);
  });

  it('reports its verdicts to the forms that have an address', async () => {
    document.body.innerHTML =
      '<form id="search"></form><form id="a"><input autocomplete="shipping postal-code"></form>';
    const events: Event[] = [];
    for (const form of document.forms) form.addEventListener(AddressVerdictEvent.type, (event) => events.push(event));
    const initialise = await openDocument();
    const started = initialise();
    await scriptWith('load');
    await started;
    window.onFoxentryProjectLoad?.();
    project.formValidation.mockReturnValue({ inputs: { invalid: ['postcode'], withWarning: [] } });
    setCallbacks.mock.calls[0]?.[0].address({ success: true });
    expect(events.map(({ target }) => target)).toEqual([document.getElementById('a')]);
    expect(events[0]).toMatchObject({ verdicts: { kind: 'judged', invalid: ['postcode'], doubtful: [] } });
  });
});
