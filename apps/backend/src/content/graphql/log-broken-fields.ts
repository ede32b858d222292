import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { GraphqlContext } from './graphql-context';

/** What resolvers did not mean to throw is answered in general words; the log gets it whole. */
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
