/**
 * One server of the measurement in a process of its own, as a fork: told which one, it tells its port. Ours tells besides, when
 * asked, how many statements it has sent to its database so far.
 *
 * @module
 */
import { createServer } from 'node:http'
import { createGateway, createListener, createServices, keepReads } from '@saola/gateway'
import { Client } from 'pg'
import { fillDemo, openStage } from './gateway-stage.ts'
import { onePreparedQuery, peers, portOf } from './peers.ts'

/** Which server is wanted. */
export type Wanted =
  | { kind: 'ours'; databaseUrl: string | undefined }
  | { kind: 'peer'; name: string; value: unknown }
  | { kind: 'prepared'; databaseUrl: string; accountId: number }
  | { kind: 'count' }

/** What a server tells. */
export type Told = { port: number; accountId?: number } | { statements: number }

let statements = 0

process.on('message', (wanted: Wanted) => {
  void answer(wanted).then((told) => process.send?.(told))
})
process.once('disconnect', () => process.exit(0))

async function answer(wanted: Wanted): Promise<Told> {
  if (wanted.kind === 'count') return { statements }
  if (wanted.kind === 'prepared')
    return { port: await onePreparedQuery(wanted.databaseUrl, wanted.accountId) }
  if (wanted.kind === 'ours') return openOurs(wanted.databaseUrl)
  const open = peers[wanted.name]
  if (!open) throw new Error(`no peer is named ${wanted.name}`)
  return { port: await open(wanted.value) }
}

async function openOurs(databaseUrl: string | undefined): Promise<Told> {
  const opened = await openStage(databaseUrl)
  const accountId = await fillDemo(opened.db)
  countStatements()
  // The one client of the measurement asks more than a whole neighbourhood may.
  const limiter = { take: async () => 0, look: async () => ({ count: 0, waitMs: 0 }) }
  const services = createServices({ db: opened.db, kept: await keepReads(opened) })
  const unlimited = { ...services, limiter: { ...services.limiter, ...limiter } }
  const gateway = createGateway(unlimited)
  return { port: await portOf(createServer(createListener(gateway, unlimited))), accountId }
}

function countStatements(): void {
  const send = Client.prototype.query
  Client.prototype.query = function (this: Client, ...parts: Parameters<typeof send>) {
    statements += 1
    return send.apply(this, parts)
  } as typeof send
}
