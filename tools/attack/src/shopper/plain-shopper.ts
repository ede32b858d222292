import { setTimeout as pause } from 'node:timers/promises';
import type { Dispatcher } from 'undici';
import { readForms } from './read-forms';
import type { PageForm } from './read-forms';

/** The response to a shopper: `status` 0 means no response at all. */
export interface PageResponse {
  status: number;
  /** Target of the last redirect. */
  path: string;
  html: string;
  ms: number;
}

interface ShopperOptions {
  /** IP address of this shopper. */
  address?: string;
  timeoutMs?: number;
  /** Before each page, as somebody reads the one before. */
  pauseMs?: number;
  /** Its own connections, where they differ from those of others. */
  dispatcher?: Dispatcher;
}

const maxRedirects = 5;
let shoppers = 0;

function createClientAddress(): string {
  shoppers += 1;
  return `10.${(shoppers >> 16) & 255}.${(shoppers >> 8) & 255}.${shoppers & 255}`;
}

/** A shopper without script: stores cookies, follows redirects, fills in the forms of the current page. */
export class PlainShopper {
  readonly cookies = new Map<string, string>();
  readonly #address: string;
  readonly #timeoutMs: number;
  readonly #pauseMs: number;
  readonly #dispatcher: Dispatcher | undefined;
  /** Called with every response. */
  onResponse: (pageResponse: PageResponse) => void = () => undefined;
  page: PageResponse = { status: 0, path: '/', html: '', ms: 0 };

  constructor(
    readonly origin: string,
    { address = createClientAddress(), timeoutMs = 30_000, pauseMs = 0, dispatcher }: ShopperOptions = {},
  ) {
    this.#pauseMs = pauseMs;
    this.#dispatcher = dispatcher;
    this.#address = address;
    this.#timeoutMs = timeoutMs;
  }

  /** Opens a page, following redirects; failures are responses with status 0. */
  async open(path: string, init: RequestInit = {}): Promise<PageResponse> {
    if (this.#pauseMs > 0) await pause(this.#pauseMs);
    const startedAt = performance.now();
    let target = new URL(path, this.origin);
    let request = init;
    try {
      for (let hops = 0; hops < maxRedirects; hops += 1) {
        const response = await fetch(target, {
          ...request,
          redirect: 'manual',
          ...(this.#dispatcher && { dispatcher: this.#dispatcher }),
          signal: AbortSignal.timeout(this.#timeoutMs),
          headers: { ...this.#headers(), ...request.headers },
        });
        this.#storeCookies(response);
        const html = await response.text();
        const location = response.headers.get('location');
        if (location === null || response.status < 300 || response.status > 399) {
          return this.#setPage(response.status, target.pathname, html, startedAt);
        }
        target = new URL(location, target);
        request = {};
      }
      return this.#setPage(310, target.pathname, '', startedAt);
    } catch {
      return this.#setPage(0, target.pathname, '', startedAt);
    }
  }

  /** The form of the current page that has a control of this name; null when there is none. */
  form(control: string): PageForm | null {
    const forms = readForms(this.page.html, this.page.path);
    return forms.find(({ names, method }) => method === 'post' && names.includes(control)) ?? null;
  }

  async submit(form: PageForm, values: Record<string, string> = {}): Promise<PageResponse> {
    const body = new URLSearchParams(form.values);
    for (const [name, value] of Object.entries(values)) body.set(name, value);
    return this.open(form.action, { method: 'POST', body, headers: { origin: this.origin } });
  }

  #setPage(status: number, path: string, html: string, startedAt: number): PageResponse {
    this.page = { status, path, html, ms: performance.now() - startedAt };
    this.onResponse(this.page);
    return this.page;
  }

  #headers(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { accept: 'text/html', 'accept-language': 'cs', 'x-forwarded-for': this.#address };
    return cookie === '' ? headers : { ...headers, cookie };
  }

  #storeCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
