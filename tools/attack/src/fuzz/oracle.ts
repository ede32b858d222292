import { workspaceRoot } from '@vyloha/run/workspace-root';
import type { RawAnswer, RawOutcome } from '../wire/raw-request';
import type { Attack } from './attack';

export interface OracleFacts {
  /** Where the attacked process listens. */
  origin: string;
  /** Hosts to which a redirect may lead. */
  ownHosts: string[];
  /** What belongs to somebody else and must stand in no answer: tokens, addresses, codes of orders. */
  secrets: string[];
  /** Every page of HTML carries a content security policy. */
  hasPolicy: boolean;
  /** Where the shop keeps its data; said nowhere. */
  dataDir: string;
}

export interface Verdict {
  /** 503 with Retry-After: overload, or a page that means it. */
  isShed: boolean;
  problems: string[];
}

const stackTrace = /\n\s+at .{1,200}(?:\(|file:\/\/|node:|\/).{1,300}:\d+:\d+/;
const databaseWords =
  /Failed query:|syntax error at or near|invalid input syntax for|violates \w+ constraint|relation "\w+"|drizzle|PGlite|select "\w+"/;
const personalCookies = /_(?:session|token|guest_cart|checkout|groups|variant)(?:\.\d+)?$/;

/** Bodies so large that a server may refuse them by hanging up. */
const maxPoliteBytes = 512 * 1024;

function bodySize({ body }: Attack): number {
  if (body.kind === 'none') return 0;
  if (body.kind === 'text') return body.text.length;
  return body.fields.reduce((size, [name, value]) => size + name.length + value.length + 2, 0);
}

/** Knows what no answer may be. It remembers cookies it has seen, so one serves one run. */
export class Oracle {
  readonly #seenCookies = new Map<string, string>();

  constructor(readonly facts: OracleFacts) {}

  judge(attack: Attack, outcome: RawOutcome): Verdict {
    if (outcome.kind === 'answer') {
      const isShed = outcome.status === 503 && outcome.headers.some(([name]) => name === 'retry-after');
      return { isShed, problems: [...this.#judgeStatus(outcome, isShed), ...this.#judgeAnswer(attack, outcome)] };
    }
    const mayHangUp =
      outcome.reason === 'hung up' ||
      (outcome.reason === 'closed' && (attack.method === 'CONNECT' || bodySize(attack) > maxPoliteBytes));
    return { isShed: false, problems: mayHangUp ? [] : ['no answer'] };
  }

  #judgeStatus({ status }: RawAnswer, isShed: boolean): string[] {
    return status >= 500 && !isShed ? [`status ${status}`] : [];
  }

  #judgeAnswer(attack: Attack, answer: RawAnswer): string[] {
    const header = (name: string) => answer.headers.find(([key]) => key === name)?.[1];
    const { body } = answer;
    const whole = `${answer.headers.map(([, value]) => value).join('\n')}\n${body}`;
    const sent = JSON.stringify(attack);
    const says = (pattern: RegExp) => {
      const [found] = pattern.exec(body) ?? [];
      return found !== undefined && !sent.includes(found);
    };
    // Of text that is only called HTML no browser makes anything.
    const isHtml = /^text\/html/i.test(header('content-type') ?? '') && body.includes('<');
    return [
      ...(says(stackTrace) ? ['a stack trace'] : []),
      ...(says(databaseWords) ? ['words of the database'] : []),
      ...(body.includes(workspaceRoot) || body.includes(this.facts.dataDir) ? ['a path of the machine'] : []),
      ...(this.facts.secrets.some((secret) => whole.includes(secret) && !sent.includes(secret))
        ? ['a secret of somebody else']
        : []),
      ...(this.facts.hasPolicy && isHtml && header('content-security-policy') === undefined
        ? ['HTML without a content security policy']
        : []),
      ...this.#judgeRedirect(header('location')),
      ...this.#judgeCookies(attack, answer),
    ];
  }

  #judgeRedirect(location: string | undefined): string[] {
    if (location === undefined) return [];
    const base = this.facts.origin;
    if (!URL.canParse(location, base)) return ['a redirect to no address'];
    return this.facts.ownHosts.includes(new URL(location, base).host) ? [] : ['a redirect to a foreign host'];
  }

  /** A sealed value is made for one shopper; whoever else gets it gets what is not theirs. */
  #judgeCookies({ cookies }: Attack, { headers }: RawAnswer): string[] {
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
