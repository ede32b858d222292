import { type PGlite, protocol } from '@electric-sql/pglite';
import { RepeatedStatements } from './repeated-statements';

type BackendMessages = Awaited<ReturnType<PGlite['execProtocolStream']>>;
type ProtocolOptions = Parameters<PGlite['execProtocolStream']>[1];

/** A statement that the database has parsed and planned under a name. */
interface PreparedStatement {
  name: Buffer;
  /** Types of its parameters and columns, which every run asks for. */
  parameters: BackendMessages;
  columns: BackendMessages;
}

/** The run of a prepared statement: PGlite sends its messages one by one. */
interface Run {
  statement: PreparedStatement;
  text: string;
  bind: Uint8Array;
  isExecuted: boolean;
}

const { serialize } = protocol;
const messageTypes = { parse: 0x50, describe: 0x44, bind: 0x42, execute: 0x45, sync: 0x53 } as const;
const portal = 0x50;
/** Of a message: its type and its length. */
const headerBytes = 5;

/** The text between an offset and the next zero byte. */
function textAt(message: Uint8Array, offset: number): string {
  return Buffer.from(message.buffer, message.byteOffset + offset, message.indexOf(0, offset) - offset).toString();
}

/** A message with a name in place of the empty one at an offset. */
function withName(message: Uint8Array, offset: number, name: Buffer): Uint8Array {
  const named = Buffer.concat([message.subarray(0, offset), name, message.subarray(offset)]);
  named.writeInt32BE(named.byteLength - 1, 1);
  return named;
}

/** Whether the columns that a statement returned when it was prepared are others now. */
function isOutdated(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '0A000';
}

/**
 * Lets statements that are repeated be parsed and planned once, and run in one message rather than in six. `query`
 * runs under PGlite's lock, so the messages of two statements never mix.
 */
export function prepareRepeatedStatements(client: PGlite): void {
  const send = client.execProtocolStream.bind(client);
  const repeated = new RepeatedStatements<PreparedStatement>();
  let run: Run | null = null;

  async function prepare(parse: Uint8Array, text: string, options: ProtocolOptions): Promise<PreparedStatement> {
    const name = Buffer.from(repeated.newName());
    const described = await send(
      Buffer.concat([withName(parse, headerBytes, name), serialize.describe({ type: 'S', name: name.toString() })]),
      options,
    );
    const statement = {
      name,
      parameters: described.filter((message) => message.name === 'parameterDescription'),
      columns: described.filter((message) => message.name !== 'parameterDescription'),
    };
    const evicted = repeated.add(text, statement);
    if (evicted !== null) await send(serialize.close({ type: 'S', name: evicted.name.toString() }), options);
    return statement;
  }

  async function parse(message: Uint8Array, options: ProtocolOptions): Promise<BackendMessages> {
    const text = textAt(message, headerBytes + 1);
    const known = repeated.find(text);
    const statement = known ?? (repeated.isRepeated(text) ? await prepare(message, text, options) : null);
    if (statement === null) return send(message, options);
    run = { statement, text, bind: new Uint8Array(), isExecuted: false };
    return [];
  }

  client.execProtocolStream = async (message, options) => {
    const [type] = message;
    if (type === messageTypes.parse) return parse(message, options);
    if (run === null) return send(message, options);
    const { statement, text, bind, isExecuted } = run;
    switch (type) {
      case messageTypes.describe:
        return message[headerBytes] === portal ? statement.columns : statement.parameters;
      case messageTypes.bind:
        run.bind = withName(message, headerBytes + 1, statement.name);
        return [];
      case messageTypes.execute:
        run.isExecuted = true;
        return send(Buffer.concat([bind, message, serialize.sync()]), options).catch((error: unknown) => {
          if (isOutdated(error)) repeated.remove(text);
          throw error;
        });
      default:
        run = null;
        return isExecuted ? [] : send(message, options);
    }
  };
}
