import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { GraphqlContext } from './graphql-context';

/** Unexpected resolver errors get a generic message in the response; the log gets the whole error. */
export function logBrokenFields(): Plugin<GraphqlContext> {
  return {
    onExecute({ args }) {
      const { log, failures } = args.contextValue;
      return {
        onExecuteDone({ result }) {
          if (!('errors' in result)) return;
          for (const { originalError, path } of result.errors ?? []) {
            const isBroken = originalError != null && !(originalError instanceof GraphQLError);
            if (!isBroken) continue;
            failures.push(originalError);
            log.error({ err: originalError, path }, 'GraphQL field failed');
          }
        },
      };
    },
  };
}
