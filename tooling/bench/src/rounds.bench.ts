import { createServices, reconcile, settleDraw } from '@saola/gateway'
import { serverStage, type Stage } from './ledger/ledger-database.ts'
import { median } from './measure.ts'
import type { Figure } from './report.ts'
import { betUntilLock } from './rounds/last-seconds.ts'
import { tellListeners } from './rounds/listeners.ts'
import { addDraw, addOrders, openLottery, publish } from './rounds/round-stage.ts'

const members = 20_000
const sizes = [1_000, 10_000, 100_000]
const goalMs = 5_000
const goalMegabytes = 150
const rounds = 3

/**
 * A draw on PostgreSQL: how long its orders of ten lines take to settle, at a hundredth, a tenth and all of them; what memory
 * that takes; how many bets a second are taken while everybody bets in the last seconds before a lock; and when those who listen
 * have heard of a draw.
 */
export async function bench(): Promise<Figure[]> {
  const stage = await serverStage(members)
  if (!stage) {
    console.error('No PostgreSQL answers at SAOLA_BENCH_DATABASE_URL, so rounds are not measured.')
    return []
  }
  try {
    const { db } = stage.opened
    await openLottery(db)
    const figures: Figure[] = []
    for (const size of sizes) figures.push(...(await settlementOf(stage, size)))
    figures.push(...(await betUntilLock(stage)), ...(await tellListeners(stage)))
    const { clean, lines } = await reconcile(db)
    if (!clean) throw new Error(lines.join('\n'))
    return figures
  } finally {
    await stage.close()
  }
}

async function settlementOf(stage: Stage, orders: number): Promise<Figure[]> {
  const { db } = stage.opened
  const services = createServices({ db })
  const times: number[] = []
  const memory: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const draw = await addDraw(db, `${orders}-${round}`, 2)
    await addOrders(stage, draw, orders)
    await publish(db, draw)
    const watch = watchMemory()
    const startedAt = performance.now()
    await settleDraw(services, draw)
    times.push(performance.now() - startedAt)
    memory.push(watch())
  }
  const what = `PostgreSQL, ${orders.toLocaleString('en-US')} orders of ten lines`
  const isWhole = orders === Math.max(...sizes)
  const [time, megabytes] = [median(times), median(memory)]
  return [
    {
      what: `${what}: settled`,
      value: time,
      unit: 'ms',
      ...(isWhole && { goal: `${goalMs.toLocaleString('en-US')} ms`, met: time <= goalMs }),
    },
    { what: `${what}: an order`, value: (time * 1_000) / orders, unit: 'µs' },
    {
      what: `${what}: memory above the start`,
      value: megabytes,
      unit: 'MB',
      ...(isWhole && { goal: `${goalMegabytes} MB`, met: megabytes <= goalMegabytes }),
    },
  ]
}

/** Watches what the process holds; the answer is the most that it held above the start, in megabytes. */
function watchMemory(): () => number {
  const started = process.memoryUsage.rss()
  let most = started
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  return () => {
    clearInterval(timer)
    return (Math.max(most, process.memoryUsage.rss()) - started) / 1_000_000
  }
}
