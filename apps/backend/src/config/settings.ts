import { readConfig, type Config } from '@vyloha/config/server';

/** What the backend takes from the settings of the shop. */
export interface Settings extends Pick<
  Config,
  'databaseUrl' | 'dataDir' | 'logLevel' | 'operation' | 'publicUrl' | 'smtpUrl'
> {
  host: string;
  port: number;
  /** Whether GraphQL tells its whole schema: always outside production, there only with the feature. */
  graphqlIntrospection: boolean;
}

/** @throws ConfigProblem naming every variable that cannot be used. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const config = readConfig(environment, { usesSession: false });
  return {
    ...config.backend,
    publicUrl: config.publicUrl,
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    smtpUrl: config.smtpUrl,
    logLevel: config.logLevel,
    operation: config.operation,
    graphqlIntrospection: !config.isProduction || config.features.graphqlIntrospection,
  };
}
