import { createHash } from 'node:crypto'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { getRequestListener } from '@hono/node-server'
import { createGateway, createServices, operateChat } from '@saola/gateway'
import { chatNewsPath } from '@saola/protocol'
import { openPort } from '@saola/server'
import { sql } from 'kysely'
import { serverStage } from './ledger/ledger-database.ts'
import { percentile } from './measure.ts'
import type { Figure } from './report.ts'
import type { Heard } from './rounds/listen.ts'

const listeners = 500
const messages = 20
const goalMs = 200
const mostWaitMs = 60_000
const token = 'token-of-the-chat'
/** Only a message of the room carries it. */
const marker = '"text":"'

/**
 * The chat room of one process on PostgreSQL, over loopback: so many connections listen, somebody says one thing after the
 * other, and each connection tells how long after the answer to its writer it heard of it.
 */
export async function bench(): Promise<Figure[]> {
  const stage = await serverStage(1)
  if (!stage) {
    console.error('No PostgreSQL answers at SAOLA_BENCH_DATABASE_URL, so the chat room is not measured.')
    return []
  }
  const { db } = stage.opened
  const closing = new AbortController()
  const services = createServices({ db, closing: closing.signal })
  const app = createGateway(services)
  const port = await openPort(
    getRequestListener((request) => app.fetch(request)),
    0,
  )
  const child = fork(new URL('./rounds/listen.ts', import.meta.url))
  try {
    await operateChat(services, { step: 'room', merchant: 'bench', isOpen: true, slowSeconds: 0 })
    await signIn(db)
    const path = `${chatNewsPath}?merchant=bench`
    child.send({ port: port.port, path, count: listeners, marker, times: messages })
    await nextOf(child)
    const said: number[] = []
    for (let n = 0; n < messages; n += 1) {
      said.push(Date.now())
      const answer = await app.request('/wps/chat/messages', {
        method: 'POST',
        headers: { Merchant: 'bench', Authorization: token, 'Content-Type': 'application/json' },
        body: JSON.stringify({ text: `message ${n}` }),
      })
      if (!answer.ok) throw new Error(`message ${n}: ${await answer.text()}`)
      await new Promise((resolve) => {
        setTimeout(resolve, goalMs)
      })
    }
    const heard = await nextOf(child)
    const times = heard.kind === 'heard' ? heard.times.toSorted((one, other) => one - other) : []
    // Every connection hears every message, and a message is said long after the one before it was heard.
    const waits = times.map((at, index) => at - (said[Math.floor(index / listeners)] ?? Number.NaN))
    const p99 = percentile(waits, 0.99)
    const what = `${listeners} connections to one process hear what is said`
    return [
      { what: `${what}: half of them`, value: percentile(waits, 0.5), unit: 'ms' },
      { what: `${what}: p99`, value: p99, unit: 'ms', goal: `${goalMs} ms`, met: p99 <= goalMs },
    ]
  } finally {
    child.kill()
    closing.abort()
    await port.drain(0)
    await stage.close()
  }
}

type Db = Parameters<typeof createServices>[0]['db']

/** The one member of the stage is signed in, at a merchant whose site is open. */
async function signIn(db: Db): Promise<void> {
  const now = Date.now()
  await sql`update merchant set settings = '{"maintenance": null, "restrictedRegions": []}'`.execute(db)
  await sql`insert into session (token_hash, account_id, created_at, expires_at, ip, user_agent)
    select ${createHash('sha256').update(token).digest('hex')}, min(id), ${now}, ${now + mostWaitMs * 60}, '127.0.0.1',
      'bench' from account`.execute(db)
}

async function nextOf(child: ReturnType<typeof fork>): Promise<Heard> {
  const [told] = (await once(child, 'message', { signal: AbortSignal.timeout(mostWaitMs) })) as [Heard]
  return told
}
