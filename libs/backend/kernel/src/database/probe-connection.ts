import { Client } from 'pg';

const timeoutMs = 2_000;

/**
 * A connection of its own for short questions about a server, which is opened again after a failure. One question at a
 * time.
 */
export class ProbeConnection {
  readonly #address: () => string;
  readonly #applicationName: string;
  #client: Client | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  /** @param address where to connect, asked for each time */
  constructor(address: () => string, applicationName: string) {
    this.#address = address;
    this.#applicationName = applicationName;
  }

  /** @throws any driver error, also where the server does not answer within two seconds */
  ask<Row extends Record<string, unknown>>(statement: string): Promise<Row[]> {
    const answer = this.#turn.then(() => this.#ask<Row>(statement));
    this.#turn = answer.catch(() => {});
    return answer;
  }

  async close(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => {});
  }

  async #ask<Row extends Record<string, unknown>>(statement: string): Promise<Row[]> {
    try {
      this.#client ??= await this.#connect();
      return (await this.#client.query<Row>(statement)).rows;
    } catch (error) {
      // A connection that hangs may never say that it has ended.
      void this.close();
      throw error;
    }
  }

  async #connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.#address(),
      application_name: this.#applicationName,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    // The next question reports it.
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
    return client;
  }
}
