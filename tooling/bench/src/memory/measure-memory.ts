import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

/** What a process holds, in bytes: of the machine's memory, on its heap, and outside of it. */
export type Held = { rss: number; heap: number; outside: number }

/**
 * What all processes together hold that tell it in a folder (`tell-memory.ts`); `as` they are, or `settled`, with their
 * garbage collected.
 */
export async function measureMemory(folder: string, as: 'is' | 'settled'): Promise<Held> {
  const each = await Promise.all(readdirSync(folder).map((name) => askOne(join(folder, name), as)))
  return each.reduce(
    (sum, one) => ({
      rss: sum.rss + one.rss,
      heap: sum.heap + one.heap,
      outside: sum.outside + one.outside,
    }),
    nothing,
  )
}

const nothing: Held = { rss: 0, heap: 0, outside: 0 }

/** Nothing of a process that has ended. */
function askOne(path: string, as: string): Promise<Held> {
  return new Promise((resolve, reject) => {
    let told = ''
    const socket = connect(path)
    socket.once('connect', () => socket.write(as))
    socket.on('data', (bytes) => (told += bytes.toString()))
    socket.once('end', () => resolve(JSON.parse(told) as Held))
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNREFUSED' ? resolve(nothing) : reject(error),
    )
  })
}
