import {
  CompiledQuery,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import type { Schema as GatewaySchema } from '@saola/gateway'
import type { Answered } from './engine.ts'

/** One connection as its owner sees it; `isLost` once the server has gone away. */
export type Line = { name: string; begins: string | undefined; isLost: boolean }

/** Where statements go: each may have to wait for its turn. */
export type Gate = {
  statement: (line: Line, text: string, values: readonly unknown[]) => Promise<Answered>
  commit: (line: Line) => Promise<void>
  rollback: (line: Line) => void
}

/** A server's own query builder over a gate instead of a socket. A transaction begins with its first statement. */
export function gatedDatabase<Schema = GatewaySchema>(gate: Gate): Kysely<Schema> {
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => createDriver(gate),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}

type GatedConnection = DatabaseConnection & { line: Line }

function createDriver(gate: Gate): Driver {
  let opened = 0
  return {
    init: () => Promise.resolve(),
    acquireConnection: async () => {
      opened += 1
      return connect(gate, { name: `c${opened}`, begins: undefined, isLost: false })
    },
    beginTransaction: async (connection, settings) => {
      lineOf(connection).begins = beginOf(settings)
    },
    commitTransaction: (connection) => gate.commit(lineOf(connection)),
    rollbackTransaction: async (connection) => gate.rollback(lineOf(connection)),
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
  }
}

/** Kysely hands back the connection that it got from `acquireConnection`. */
function lineOf(connection: DatabaseConnection): Line {
  return (connection as GatedConnection).line
}

function connect(gate: Gate, line: Line): GatedConnection {
  return {
    line,
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, changed } = await gate.statement(line, sql, parameters)
      return {
        // The types of rows are the gateway's promise about its own queries.
        rows: rows as Row[],
        ...(changed !== undefined && { numAffectedRows: BigInt(changed) }),
      }
    },
    streamQuery() {
      throw new Error('nothing is streamed here')
    },
  }
}

function beginOf({ accessMode, isolationLevel }: TransactionSettings): string {
  return ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode]
    .filter(Boolean)
    .join(' ')
}
