import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closedNoticesScript } from './closed-notices-script';

const root = document.documentElement;
// The window outlives a page of these tests.
let page = new AbortController();

function runScript() {
  runInNewContext(closedNoticesScript('vyloha_closed'), {
    document,
    FormData,
    URLSearchParams,
    fetch,
    addEventListener: (type: string, listener: EventListener, capture: boolean) =>
      window.addEventListener(type, listener, { capture, signal: page.signal }),
  });
  return root.dataset['closed'];
}

function run(cookie: string, notices: string) {
  document.cookie = `vyloha_closed=${cookie}; path=/`;
  root.dataset['notices'] = notices;
  return runScript();
}

beforeEach(() => {
  document.cookie = 'vyloha_closed=; path=/; max-age=0';
  delete root.dataset['closed'];
  page = new AbortController();
  return () => page.abort();
});

it.each([
  ['consent', 'consent topBanner-7', 'consent'],
  ['topBanner-7.consent.form', 'consent topBanner-7', 'consent topBanner'],
  ['topBanner-6', 'consent topBanner-7', ''],
  ['entry-spring', 'entry-autumn', ''],
])('with %s closed, %s hides %s', (cookie, notices, closed) => {
  expect(run(cookie, notices)).toBe(closed);
});

it('marks the document as running JavaScript', () => {
  delete root.dataset['script'];
  run('consent', 'consent');
  expect(root.dataset['script']).toBe('');
});

it('reads only its own cookie', () => {
  document.cookie = 'x_vyloha_closed=consent; path=/';
  root.dataset['notices'] = 'consent';
  expect(runScript()).toBeUndefined();
});

describe('a notice closed before its form is hydrated', () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response('null'));
  beforeEach(() => {
    vi.stubGlobal('fetch', fetched);
    return () => {
      vi.unstubAllGlobals();
      fetched.mockClear();
      document.body.innerHTML = '';
    };
  });

  function submitTo(action: string, prepare?: (form: HTMLFormElement) => void) {
    document.body.innerHTML = `<form method="post" action="${action}">
      <input name="notice" value="consent"><input name="redirectTo" value="/zahrada">
      <button name="consent" value="none"></button></form>`;
    const form = document.querySelector('form');
    if (!form) throw new Error('No form');
    prepare?.(form);
    const event = new SubmitEvent('submit', {
      bubbles: true,
      cancelable: true,
      submitter: form.querySelector('button'),
    });
    form.dispatchEvent(event);
    return event;
  }

  it('is hidden and its closing posted, while the page stays', () => {
    run('topBanner-7', 'consent topBanner-7');
    expect(submitTo('/zavrit').defaultPrevented).toBe(true);
    expect(root.dataset['closed']?.split(' ')).toEqual(['topBanner', 'consent']);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect([String(url).replace(location.origin, ''), init?.method, String(init?.body)]).toEqual([
      '/zavrit',
      'post',
      'notice=consent&consent=none',
    ]);
  });

  it('is heard of although React stops events of what it has not hydrated', () => {
    run('', 'consent');
    document.addEventListener('submit', (event) => event.stopPropagation(), { capture: true, signal: page.signal });
    expect(submitTo('/zavrit').defaultPrevented).toBe(true);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('is left to React where its form is hydrated', () => {
    run('', 'consent');
    submitTo('/zavrit', (form) => (form.dataset['hydrated'] = ''));
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is the only form it touches', () => {
    run('', 'consent');
    expect(submitTo('/kosik').defaultPrevented).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  });
});
