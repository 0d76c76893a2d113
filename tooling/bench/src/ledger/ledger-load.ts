import { randomUUID } from 'node:crypto'
import { hashRequest, type Posted, type TransferRequest } from '@saola/gateway'
import { percentile } from '../measure.ts'
import { openingBalance, type Stage } from './ledger-database.ts'

/** `hot`: every transfer moves money between a member and one operator's account. `spread`: between two members. */
export type Shape = 'hot' | 'spread'

/** A transfer to ask for, and what it must be answered. */
export type Task = { request: TransferRequest; expected: Posted['outcome'] }

/** One in ten repeats a key, one in a hundred overdraws. */
const repeatEvery = 10
const overdrawEvery = 100
/** Repeats are of transfers that have been answered for sure. */
const repeatDistance = 600

let orders = 0

/** Draws transfers with their answers known beforehand. */
export function drawTasks(stage: Stage, shape: Shape, count: number): Task[] {
  const tasks: Task[] = []
  const posted: TransferRequest[] = []
  for (let index = 0; index < count; index += 1) {
    const repeated = index % repeatEvery === 1 ? posted[posted.length - repeatDistance] : undefined
    if (repeated) {
      tasks.push({ request: repeated, expected: 'replayed' })
      continue
    }
    const overdraws = index % overdrawEvery === 50
    const request = drawRequest(stage, shape, overdraws)
    if (!overdraws) posted.push(request)
    tasks.push({ request, expected: overdraws ? 'insufficient' : 'posted' })
  }
  return tasks
}

function drawRequest({ members, operator }: Stage, shape: Shape, overdraws: boolean): TransferRequest {
  const from = Math.floor(Math.random() * members.length)
  const distance = 1 + Math.floor(Math.random() * (members.length - 1))
  const member = members[from] ?? 0
  const other = shape === 'hot' ? operator : (members[(from + distance) % members.length] ?? 0)
  const wins = shape === 'hot' && !overdraws && Math.random() < 0.5
  const amount = overdraws ? 2 * openingBalance : 1 + Math.floor(Math.random() * 1_000)
  const orderNo = `BENCH${String((orders += 1)).padStart(9, '0')}`
  return {
    scope: 'bench',
    key: randomUUID(),
    requestHash: hashRequest('bet', member, amount, orderNo),
    kind: 'adjustment',
    reference: orderNo,
    remark: 'Limbo',
    now: 1_800_000_000_000 + orders,
    entries: [
      { ledgerAccountId: member, amount: wins ? amount : -amount },
      { ledgerAccountId: other, amount: wins ? -amount : amount },
    ],
  }
}

/** What a run came to. */
export type Run = { perSecond: number; p50: number; p99: number }

/** Asks for all tasks, `inFlight` at a time, each next one as soon as one is answered; a wrong answer throws. */
export async function run(
  post: (request: TransferRequest) => Promise<Posted>,
  tasks: readonly Task[],
  inFlight: number,
): Promise<Run> {
  const latencies: number[] = []
  let next = 0
  const ask = async () => {
    for (let task = tasks[next++]; task; task = tasks[next++]) {
      const askedAt = performance.now()
      const { outcome } = await post(task.request)
      latencies.push(performance.now() - askedAt)
      if (outcome !== task.expected) throw new Error(`answered ${outcome}, expected ${task.expected}`)
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: inFlight }, ask))
  const seconds = (performance.now() - startedAt) / 1_000
  return {
    perSecond: tasks.length / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
  }
}
