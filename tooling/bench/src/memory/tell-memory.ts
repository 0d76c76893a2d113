/**
 * Loaded ahead of a process (`--import`): tells how much memory it holds to who connects to its socket in the folder that
 * `SAOLA_BENCH_MEMORY` names. Who asks for `settled` has the garbage collected before.
 *
 * @module
 */
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'
import type { Held } from './measure-memory.ts'

const folder = process.env['SAOLA_BENCH_MEMORY']

if (isMainThread && folder) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const server = createServer((socket) => {
    socket.once('data', (asked) => {
      if (asked.toString() === 'settled') collect()
      const { rss, heapUsed, external } = process.memoryUsage()
      socket.end(JSON.stringify({ rss, heap: heapUsed, outside: external } satisfies Held))
    })
    socket.on('error', () => socket.destroy())
  })
  server.listen(join(folder, String(process.pid))).unref()
}
