import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { headers } from '@saola/protocol'
import { createDemoDatabase, token } from './gateway/gateway-stage.ts'
import { load, type Asked } from './gateway/load.ts'
import { peers } from './gateway/peers.ts'
import type { Told, Wanted } from './gateway/serve.ts'
import { median } from './measure.ts'
import type { Figure } from './report.ts'

const rounds = 5
const roundMs = 700
const warmMs = 400
const startsWithinMs = 180_000
/** So many calls one after the other tell how many statements one of them sends. */
const countedCalls = 10

const publicReads = [
  { name: 'status', path: '/wps/system/status', goal: 1.1 },
  { name: 'hot games', path: '/wps/relay/GCSGAME_hotGamesV2', goal: 1.1 },
]
const balance = { name: 'balance of a member', path: '/wps/v2/wallets/balance', goal: 0.8 }

/** A server in a process of its own. */
type Running = { child: ChildProcess; port: number; accountId: number }

/** A server and what it is asked. */
type Contender = { name: string; asked: Asked }

/**
 * Reads of the gateway beside servers that do nothing but answer the same bytes, over kept connections to one process each,
 * in turn; on a PostgreSQL server if there is one, else on the embedded database. The signed-in read stands beside a server
 * that makes one prepared query. Limits are counted, and refuse nobody here.
 */
export async function bench(): Promise<Figure[]> {
  const database = await createDemoDatabase()
  if (!database) console.error('No PostgreSQL answers at SAOLA_BENCH_DATABASE_URL: on the embedded database.')
  const running: Running[] = []
  const open = async (wanted: Wanted): Promise<Running> => {
    const server = await start(wanted)
    running.push(server)
    return server
  }
  try {
    const figures: Figure[] = []
    const ours = await open({ kind: 'ours', databaseUrl: database?.url })
    for (const read of publicReads) {
      const asked = { port: ours.port, path: read.path, headers: { [headers.merchant]: 'saola' } }
      const value: unknown = await (await fetch(urlOf(asked), { headers: asked.headers })).json()
      const contenders: Contender[] = [{ name: 'ours', asked }]
      for (const name of Object.keys(peers)) {
        const { port } = await open({ kind: 'peer', name, value })
        contenders.push({ name, asked: { port, path: read.path, headers: asked.headers } })
      }
      figures.push(
        ...(await compare(read, contenders, 'raw node:http')),
        await countStatements(read.name, ours, asked),
      )
    }
    const asked = {
      port: ours.port,
      path: balance.path,
      headers: { [headers.merchant]: 'saola', [headers.authorization]: token },
    }
    const contenders: Contender[] = [{ name: 'ours', asked }]
    const against = 'node:http with one prepared query'
    if (database) {
      const { port } = await open({ kind: 'prepared', databaseUrl: database.url, accountId: ours.accountId })
      contenders.push({ name: against, asked: { port, path: balance.path } })
    }
    figures.push(
      ...(await compare(balance, contenders, against)),
      await countStatements(balance.name, ours, asked),
    )
    return figures
  } finally {
    for (const { child } of running) await end(child)
    await database?.drop()
  }
}

/** Answers a second of each, the median over rounds in turn, and how ours stands to one of them. */
async function compare(
  { name: what, goal }: { name: string; goal: number },
  contenders: readonly Contender[],
  against: string,
): Promise<Figure[]> {
  const rates = new Map<string, number[]>(contenders.map(({ name }) => [name, []]))
  for (const { asked } of contenders) await load(asked, warmMs)
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, asked } of contenders) rates.get(name)?.push(await load(asked, roundMs))
  }
  const rateOf = (name: string): number => median(rates.get(name) ?? [])
  const figures: Figure[] = contenders.map(({ name }) => ({
    what: `${what}: ${name}`,
    value: rateOf(name),
    unit: 'answers/s',
  }))
  for (const { name } of contenders) {
    if (name === against) continue
    const ratio = rateOf(name) / rateOf(against)
    const goals = name === 'ours' ? { goal: `${goal} times`, met: ratio >= goal } : {}
    if (contenders.some((each) => each.name === against))
      figures.push({ what: `${what}: ${name} against ${against}`, value: ratio, unit: 'times', ...goals })
  }
  return figures
}

async function countStatements(what: string, ours: Running, asked: Asked): Promise<Figure> {
  const before = await statementsOf(ours)
  for (let call = 0; call < countedCalls; call += 1) {
    const answer = await fetch(urlOf(asked), { headers: asked.headers ?? {} })
    await answer.arrayBuffer()
  }
  const each = ((await statementsOf(ours)) - before) / countedCalls
  return { what: `${what}: statements of one call`, value: each, unit: 'statements' }
}

async function statementsOf({ child }: Running): Promise<number> {
  const told = await tell(child, { kind: 'count' })
  return 'statements' in told ? told.statements : Number.NaN
}

async function start(wanted: Wanted): Promise<Running> {
  const child = fork(new URL('./gateway/serve.ts', import.meta.url))
  const told = await tell(child, wanted)
  if (!('port' in told)) throw new Error('the server told no port')
  return { child, port: told.port, accountId: told.accountId ?? 0 }
}

async function tell(child: ChildProcess, wanted: Wanted): Promise<Told> {
  child.send(wanted)
  const [told] = (await once(child, 'message', { signal: AbortSignal.timeout(startsWithinMs) })) as [Told]
  return told
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.disconnect()
  await ended
}

function urlOf({ port, path }: Asked): string {
  return `http://127.0.0.1:${port}${path}`
}
