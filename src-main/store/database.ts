import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { StoreError, toStoreError } from './store-error.ts';

/** How long one call waits for a lock that something else holds, milliseconds. */
const BUSY_TIMEOUT_MS = 2_000;

export type SqlValue = string | number | null;

export interface Statement {
  /** Rows come as `Row`; the tables are STRICT, so what is declared TEXT or INTEGER is a string or a number. */
  all<Row>(...values: SqlValue[]): Row[];
  get<Row>(...values: SqlValue[]): Row | undefined;
  /** Row by row, for a reader that may stop early. */
  iterate<Row>(...values: SqlValue[]): IterableIterator<Row>;
  /** How many rows it changed. */
  run(...values: SqlValue[]): number;
}

/** All that the store asks of its engine; another embedded SQLite could stand in. Everything throws `StoreError`. */
export interface Database {
  readonly file: string;
  readonly isReadOnly: boolean;
  readonly isOpen: boolean;
  /** Mistakes in `sql` show at the first use. */
  prepare(sql: string): Statement;
  exec(sql: string): void;
  /** All of `work` or nothing of it. */
  transaction<Result>(work: () => Result): Result;
  /** Closes, lets `between` put another file in the place of this one, and opens that; when it throws, what is there now. */
  reopen(between: () => void): void;
  close(): void;
}

export interface DatabaseHooks {
  /** Called before each write, at the beginning of a transaction too; may reopen. What it throws, the write does. */
  beforeWrite(): void;
  /** Called after each write, inside transactions too. */
  wrote(): void;
}

export interface OpenDatabaseOptions extends Partial<DatabaseHooks> {
  readOnly?: boolean;
}

export function openDatabase(file: string, options: OpenDatabaseOptions = {}): Database {
  const isReadOnly = options.readOnly ?? false;
  const { beforeWrite = () => {}, wrote = () => {} } = options;
  const fail = (error: unknown): never => {
    const storeError = toStoreError(error);
    if (isReadOnly && storeError.code === 'not-writable') {
      throw new StoreError('read-only', storeError.message, { cause: error });
    }
    throw storeError;
  };
  const attempt = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      return fail(error);
    }
  };

  const connect = (): DatabaseSync => {
    const opened = attempt(
      () =>
        new DatabaseSync(file, { readOnly: isReadOnly, timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true }),
    );
    try {
      probeFullTextSearch(opened);
      // One writer and a log: a process that dies at any moment leaves whole transactions only.
      if (!isReadOnly) attempt(() => opened.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL'));
      return opened;
    } catch (error) {
      opened.close();
      throw error;
    }
  };
  let connection = connect();

  return {
    file,
    isReadOnly,
    get isOpen() {
      return connection.isOpen;
    },
    exec: (sql) => attempt(() => connection.exec(sql)),
    prepare: (sql) => lazyStatement(sql, { connection: () => connection, attempt, beforeWrite, wrote }),
    transaction: (work) => {
      if (!connection.isTransaction) beforeWrite();
      return attempt(() => {
        connection.exec('BEGIN IMMEDIATE');
        try {
          const result = work();
          connection.exec('COMMIT');
          return result;
        } catch (error) {
          // A full disk or an I/O error may have rolled back already.
          if (connection.isTransaction) connection.exec('ROLLBACK');
          throw error;
        }
      });
    },
    reopen: (between) => {
      attempt(() => connection.close());
      try {
        between();
      } finally {
        connection = connect();
      }
    },
    close: () => {
      if (connection.isOpen) attempt(() => connection.close());
    },
  };
}

interface StatementParts {
  connection(): DatabaseSync;
  attempt<Result>(work: () => Result): Result;
  beforeWrite(): void;
  wrote(): void;
}

/** Compiled at its first use: a newer schema that lacks a table costs only what needs that table. */
function lazyStatement(sql: string, { connection, attempt, beforeWrite, wrote }: StatementParts): Statement {
  let compiled: { statement: StatementSync; of: DatabaseSync } | undefined;
  const statement = () => {
    const of = connection();
    if (compiled?.of !== of) compiled = { statement: of.prepare(sql), of };
    return compiled.statement;
  };
  return {
    all: <Row>(...values: SqlValue[]) => attempt(() => statement().all(...values) as Row[]),
    get: <Row>(...values: SqlValue[]) => attempt(() => statement().get(...values) as Row | undefined),
    *iterate<Row>(...values: SqlValue[]) {
      const rows = attempt(() => statement().iterate(...values));
      try {
        for (let next = attempt(() => rows.next()); !next.done; next = attempt(() => rows.next()))
          yield next.value as Row;
      } finally {
        rows.return?.();
      }
    },
    run: (...values) => {
      if (!connection().isTransaction) beforeWrite();
      const changed = attempt(() => Number(statement().run(...values).changes));
      wrote();
      return changed;
    },
  };
}

/** Asks by using it: the SQLite inside Electron is not the one of Node, and either could be built without FTS5. */
function probeFullTextSearch(connection: DatabaseSync): void {
  try {
    connection.exec(
      "CREATE VIRTUAL TABLE temp.fts_probe USING fts5(text, content = '', contentless_delete = 1); DROP TABLE temp.fts_probe",
    );
  } catch (error) {
    const storeError = toStoreError(error);
    if (storeError.code !== 'failed') throw storeError;
    throw new StoreError('no-full-text-search', 'this SQLite has no FTS5 (or none newer than 3.43)', { cause: error });
  }
}
