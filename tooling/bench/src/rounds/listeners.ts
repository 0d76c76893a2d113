import { fork } from 'node:child_process'
import { once } from 'node:events'
import { getRequestListener } from '@hono/node-server'
import { createGateway, createServices } from '@saola/gateway'
import { drawNewsPath } from '@saola/protocol'
import { openPort } from '@saola/server'
import type { Stage } from '../ledger/ledger-database.ts'
import { percentile } from '../measure.ts'
import type { Figure } from '../report.ts'
import type { Heard } from './listen.ts'
import { addDraw, publish } from './round-stage.ts'

const listeners = 10_000
const goalMs = 1_000
const mostWaitMs = 60_000

/** A draw is published, and so many connections over loopback to one process hear of it: how long after it they do. */
export async function tellListeners({ opened: { db } }: Stage): Promise<Figure[]> {
  const closing = new AbortController()
  const services = createServices({ db, closing: closing.signal })
  const app = createGateway(services)
  const port = await openPort(
    getRequestListener((request) => app.fetch(request)),
    0,
  )
  const child = fork(new URL('./listen.ts', import.meta.url))
  try {
    const draw = await addDraw(db, 'news', 1)
    child.send({ port: port.port, path: drawNewsPath, count: listeners })
    await nextOf(child)
    await publish(db, draw)
    const publishedAt = Date.now()
    await services.signals.send()
    const heard = await nextOf(child)
    const waits = heard.kind === 'heard' ? heard.times.map((at) => at - publishedAt) : []
    const last = waits.length === listeners ? Math.max(...waits) : Number.NaN
    const what = `${listeners.toLocaleString('en-US')} connections to one process hear of a draw`
    return [
      { what: `${what}: half of them`, value: percentile(waits, 0.5), unit: 'ms' },
      { what: `${what}: all`, value: last, unit: 'ms', goal: `${goalMs} ms`, met: last <= goalMs },
    ]
  } finally {
    child.kill()
    closing.abort()
    await port.drain(0)
  }
}

async function nextOf(child: ReturnType<typeof fork>): Promise<Heard> {
  const [told] = (await once(child, 'message', { signal: AbortSignal.timeout(mostWaitMs) })) as [Heard]
  return told
}
