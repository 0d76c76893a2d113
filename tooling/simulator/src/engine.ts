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

/**
 * Opens an empty database. Each text is parsed once and kept, which is what makes a thousand seeds affordable; values
 * and answers are read as `pg` reads them.
 */
export async function openEngine(): Promise<Engine> {
  const pglite = await PGlite.create()
  const parser = new protocol.Parser()
  const { serialize } = protocol
  const known = new Map<string, string>()
  let names = 0

  function send(message: Uint8Array): TypedMessage[] {
    const messages: TypedMessage[] = []
    parser.parse(pglite.execProtocolRawSync(message), (each) => messages.push(each as TypedMessage))
    const failure = messages.find((each) => each instanceof Error)
    if (failure) throw failure
    return messages
  }

  function run(text: string, values: readonly unknown[] = []): Answered {
    // A text that fails at once may have taken its name all the same, so no name is given twice.
    const name = known.get(text) ?? `s${names++}`
    const bound = [
      serialize.bind({ statement: name, values: values.map(asText) as string[] }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
      serialize.sync(),
    ]
    const isNew = !known.has(text)
    const messages = send(Buffer.concat(isNew ? [serialize.parse({ name, text }), ...bound] : bound))
    if (isNew) known.set(text, name)
    return readAnswer(messages)
  }

  return {
    run,
    script: (text) => void send(Buffer.from(serialize.query(text))),
    close: () => pglite.close(),
  }
}

function readAnswer(messages: readonly TypedMessage[]): Answered {
  let columns: { name: string; parse: (text: string) => unknown }[] = []
  const answered: Answered = { rows: [], changed: undefined }
  for (const message of messages) {
    if (message instanceof protocol.messages.RowDescriptionMessage) {
      columns = message.fields.map((field) => ({
        name: field.name,
        parse: types.getTypeParser(field.dataTypeID),
      }))
    } else if (message instanceof protocol.messages.DataRowMessage) {
      const { fields } = message
      answered.rows.push(
        Object.fromEntries(
          columns.map(({ name, parse }, index) => {
            const value = fields[index]
            return [name, value === null || value === undefined ? null : parse(value)]
          }),
        ),
      )
    } else if (message instanceof protocol.messages.CommandCompleteMessage) {
      const count = /^(?:INSERT 0|UPDATE|DELETE) (\d+)$/.exec(message.text)?.[1]
      if (count !== undefined) answered.changed = Number(count)
    }
  }
  return answered
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
