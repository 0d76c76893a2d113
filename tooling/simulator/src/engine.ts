import { PGlite, protocol } from '@electric-sql/pglite'
import { types } from 'pg'

/** What a statement answered. */
export type Answered = { rows: Record<string, unknown>[]; changed: number | undefined }

/** The embedded database with one session: statements run the moment they are asked for, on the caller's stack. */
export type Engine = {
  run: (text: string, values?: readonly unknown[]) => Answered
  /** Many statements at once, without values. */
  script: (text: string) => void
  close: () => Promise<void>
}

/** The gateway's own driver reads and writes the same text; only its waiting is left out. */
type TypedMessage = { name: string; length: number }

type Column = { name: string; parse: (text: string) => unknown }

/** A text that the database has parsed and planned, and the columns that it answers. */
type Known = { name: string; columns: readonly Column[] }

/**
 * Opens an empty database. Each text is parsed, planned and described once and kept, which is what makes a thousand seeds
 * affordable; values and answers are read as `pg` reads them.
 */
export async function openEngine(): Promise<Engine> {
  const pglite = await PGlite.create()
  const parser = new protocol.Parser()
  const { serialize } = protocol
  const known = new Map<string, Known>()
  let names = 0

  function send(message: Uint8Array): TypedMessage[] {
    const messages: TypedMessage[] = []
    parser.parse(pglite.execProtocolRawSync(message), (each) => messages.push(each as TypedMessage))
    const failure = messages.find((each) => each instanceof Error)
    if (failure) throw failure
    return messages
  }

  function run(text: string, values: readonly unknown[] = []): Answered {
    const earlier = known.get(text)
    // A text that fails at once may have taken its name all the same, so no name is given twice.
    const name = earlier?.name ?? `s${names++}`
    const messages = send(
      Buffer.concat([
        ...(earlier ? [] : [serialize.parse({ name, text })]),
        serialize.bind({ statement: name, values: values.map(asText) as string[] }),
        ...(earlier ? [] : [serialize.describe({ type: 'P' })]),
        serialize.execute({}),
        serialize.sync(),
      ]),
    )
    const columns = earlier?.columns ?? columnsOf(messages)
    if (!earlier) known.set(text, { name, columns })
    return readAnswer(messages, columns)
  }

  // Planning anew for each value takes longer than running; and a plan that depends on what ran before would not be the
  // same for the same seed.
  send(Buffer.from(serialize.query('set plan_cache_mode = force_generic_plan')))
  return {
    run,
    script: (text) => void send(Buffer.from(serialize.query(text))),
    close: () => pglite.close(),
  }
}

function columnsOf(messages: readonly TypedMessage[]): Column[] {
  const described = messages.find((each) => each instanceof protocol.messages.RowDescriptionMessage)
  return (described?.fields ?? []).map(({ name, dataTypeID }) => ({
    name,
    parse: types.getTypeParser(dataTypeID),
  }))
}

function readAnswer(messages: readonly TypedMessage[], columns: readonly Column[]): Answered {
  const answered: Answered = { rows: [], changed: undefined }
  for (const message of messages) {
    if (message instanceof protocol.messages.DataRowMessage) {
      answered.rows.push(readRow(message.fields, columns))
    } else if (message instanceof protocol.messages.CommandCompleteMessage) {
      const count = /^(?:INSERT 0|UPDATE|DELETE) (\d+)$/.exec(message.text)?.[1]
      if (count !== undefined) answered.changed = Number(count)
    }
  }
  return answered
}

function readRow(
  fields: readonly (string | null | undefined)[],
  columns: readonly Column[],
): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  for (const [index, { name, parse }] of columns.entries()) {
    const value = fields[index]
    row[name] = value === null || value === undefined ? null : parse(value)
  }
  return row
}

/** A value as `pg` sends it. */
function asText(value: unknown): string | Uint8Array | null {
  if (value === null || value === undefined) return null
  if (value instanceof Uint8Array) return value
  if (Array.isArray(value)) return `{${value.map(asElement).join(',')}}`
  if (typeof value === 'object') return JSON.stringify(value)
  return String(value)
}

function asElement(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  return Array.isArray(value)
    ? (asText(value) as string)
    : `"${String(value).replaceAll(/(["\\])/g, '\\$1')}"`
}
