import { GraphQLError, Lexer, Source, TokenKind } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { GraphqlContext } from '../graphql-context';

/** The largest document of a shop's pages has about a thousand. */
const maxTokens = 5_000;
/** The parser is recursive; nesting of selections and lists. */
const maxNesting = 64;

const openers: readonly string[] = [TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L];
const closers: readonly string[] = [TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R];

function findSizeProblem(document: string | Source): string | null {
  const lexer = new Lexer(typeof document === 'string' ? new Source(document) : document);
  let nesting = 0;
  for (let count = 1; lexer.advance().kind !== TokenKind.EOF; count += 1) {
    const { kind } = lexer.token;
    if (openers.includes(kind)) nesting += 1;
    else if (closers.includes(kind)) nesting -= 1;
    if (nesting > maxNesting) return `The document is nested deeper than ${maxNesting}.`;
    if (count > maxTokens) return `The document has more than ${maxTokens} tokens.`;
  }
  return null;
}

/** Refuses a document that would be expensive by its length or nesting alone, before it is parsed. */
export function documentLimits(): Plugin<GraphqlContext> {
  return {
    onParse({ parseFn, setParseFn }) {
      setParseFn((source, options) => {
        const reason = findSizeProblem(source);
        if (reason !== null) throw new GraphQLError(reason, { extensions: { code: 'too_large' } });
        return parseFn(source, options);
      });
    },
  };
}
