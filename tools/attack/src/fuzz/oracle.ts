import { workspaceRoot } from '@vyloha/run/workspace-root';
import type { RawResponse, RawOutcome } from '../wire/raw-request';
import type { Attack } from './attack';

export interface OracleOptions {
  /** Origin of the attacked process. */
  origin: string;
  /** Hosts that redirects may target. */
  ownHosts: string[];
  /** Data of other shoppers that no response may contain: tokens, addresses, order codes. */
  secrets: string[];
  /** Every HTML page has a content security policy. */
  hasCsp: boolean;
  /** The shop's data folder; no response may disclose it. */
  dataDir: string;
}

export interface Verdict {
  /** 503 with Retry-After: overload, or a page that returns it on purpose. */
  isShed: boolean;
  problems: string[];
}

const stackTrace = /\n\s+at .{1,200}(?:\(|file:\/\/|node:|\/).{1,300}:\d+:\d+/;
const databaseErrors =
  /Failed query:|syntax error at or near|invalid input syntax for|violates \w+ constraint|relation "\w+"|drizzle|PGlite|select "\w+"/;
const personalCookies = /_(?:session|token|guest_cart|checkout|groups|variant)(?:\.\d+)?$/;

/** A server may reject larger bodies by closing the connection. */
const maxAcceptedBytes = 512 * 1024;

function bodySize({ body }: Attack): number {
  if (body.kind === 'none') return 0;
  if (body.kind === 'text') return body.text.length;
  return body.fields.reduce((size, [name, value]) => size + name.length + value.length + 2, 0);
}

/** Detects forbidden responses. It remembers cookies it has seen, so use one per run. */
export class Oracle {
  readonly #seenCookies = new Map<string, string>();

  constructor(readonly options: OracleOptions) {}

  judge(attack: Attack, outcome: RawOutcome): Verdict {
    if (outcome.kind === 'response') {
      const isShed = outcome.status === 503 && outcome.headers.some(([name]) => name === 'retry-after');
      return { isShed, problems: [...this.#judgeStatus(outcome, isShed), ...this.#judgeResponse(attack, outcome)] };
    }
    const mayHangUp =
      outcome.reason === 'hung up' ||
      (outcome.reason === 'closed' && (attack.method === 'CONNECT' || bodySize(attack) > maxAcceptedBytes));
    return { isShed: false, problems: mayHangUp ? [] : ['no answer'] };
  }

  #judgeStatus({ status }: RawResponse, isShed: boolean): string[] {
    return status >= 500 && !isShed ? [`status ${status}`] : [];
  }

  #judgeResponse(attack: Attack, response: RawResponse): string[] {
    const header = (name: string) => response.headers.find(([key]) => key === name)?.[1];
    const { body } = response;
    const responseText = `${response.headers.map(([, value]) => value).join('\n')}\n${body}`;
    const sent = JSON.stringify(attack);
    const leaks = (pattern: RegExp) => {
      const [found] = pattern.exec(body) ?? [];
      return found !== undefined && !sent.includes(found);
    };
    // No browser renders text that is only labelled as HTML.
    const isHtml = /^text\/html/i.test(header('content-type') ?? '') && body.includes('<');
    return [
      ...(leaks(stackTrace) ? ['a stack trace'] : []),
      ...(leaks(databaseErrors) ? ['words of the database'] : []),
      ...(body.includes(workspaceRoot) || body.includes(this.options.dataDir) ? ['a path of the machine'] : []),
      ...(this.options.secrets.some((secret) => responseText.includes(secret) && !sent.includes(secret))
        ? ['a secret of somebody else']
        : []),
      ...(this.options.hasCsp && isHtml && header('content-security-policy') === undefined
        ? ['HTML without a content security policy']
        : []),
      ...this.#judgeRedirect(header('location')),
      ...this.#judgeCookies(attack, response),
    ];
  }

  #judgeRedirect(location: string | undefined): string[] {
    if (location === undefined) return [];
    const base = this.options.origin;
    if (!URL.canParse(location, base)) return ['a redirect to no address'];
    return this.options.ownHosts.includes(new URL(location, base).host) ? [] : ['a redirect to a foreign host'];
  }

  /** A sealed value belongs to one shopper; anybody else who gets it gets another shopper's data. */
  #judgeCookies({ cookies }: Attack, { headers }: RawResponse): string[] {
    const problems: string[] = [];
    for (const [key, line] of headers) {
      const [, name = '', value = ''] = (key === 'set-cookie' && /^([^=]+)=([^;]*)/.exec(line)) || [];
      if (!personalCookies.test(name) || value.length < 16) continue;
      if (cookies.some(([, own]) => own === value)) continue;
      if (this.#seenCookies.has(value)) problems.push(`the cookie ${name} of somebody else`);
      this.#seenCookies.set(value, name);
    }
    return problems;
  }
}
