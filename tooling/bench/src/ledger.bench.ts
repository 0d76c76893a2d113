import { createLedger, reconcile, type Database } from '@saola/gateway'
import { interactiveTransaction, oneCall, type Post } from './ledger/ledger-contenders.ts'
import { embeddedStage, grow, serverStage, type Stage } from './ledger/ledger-database.ts'
import { drawTasks, run, type Run, type Shape } from './ledger/ledger-load.ts'
import { median } from './measure.ts'
import type { Figure } from './report.ts'

const members = 10_000
const manyInFlight = 512
const someInFlight = 64
const rounds = 3
/** Rows of entries for the look at growth. */
const sizes = [20_000, 200_000, 2_000_000]

/** A contender and how many transfers it gets in a round: each is busy for about a second. */
type Contender = { name: string; post: Post; tasks: number }

/**
 * Ledger transfers per second from one Node process, each accepted or refused alone, one in ten a repeated key, one
 * in a hundred an overdraft; embedded, and on a durable PostgreSQL server if there is one.
 */
export async function bench(): Promise<Figure[]> {
  const figures: Figure[] = []
  const embedded = await embeddedStage(members)
  figures.push(
    ...(await compare('PGlite', embedded, { ours: 8_000, oneCall: 1_500, interactive: 1_000 }, false)),
  )
  await embedded.close()

  const server = await serverStage(members)
  if (!server) {
    console.error(
      'No PostgreSQL answers at SAOLA_BENCH_DATABASE_URL, so the ledger on a server is not measured.',
    )
    return figures
  }
  try {
    figures.push(
      ...(await compare('PostgreSQL', server, { ours: 30_000, oneCall: 2_000, interactive: 1_500 }, true)),
    )
    figures.push(...(await latencyOf(server)))
  } finally {
    await server.close()
  }
  figures.push(...(await growth()))
  return figures
}

async function compare(
  engine: string,
  stage: Stage,
  tasks: { ours: number; oneCall: number; interactive: number },
  hasGoals: boolean,
): Promise<Figure[]> {
  const { db } = stage.opened
  const ours = { name: 'ours, batched', post: createLedger({ db }).post, tasks: tasks.ours }
  const single = { name: 'one call per transfer', post: oneCall(db), tasks: tasks.oneCall }
  const classic = {
    name: 'interactive transaction',
    post: await interactiveTransaction(db),
    tasks: tasks.interactive,
  }
  const contenders: Contender[] = [ours, single, classic]
  const hot = await interleave(stage, 'hot', contenders)
  const spread = await interleave(stage, 'spread', contenders)
  await prove(db)

  const rate = (rates: Map<Contender, number>, contender: Contender) => rates.get(contender) ?? Number.NaN
  const goal = (wanted: number, value: number) =>
    hasGoals ? { goal: `${wanted.toLocaleString('en-US')}/s`, met: value >= wanted } : {}
  const figures: Figure[] = contenders.flatMap((contender) => [
    {
      what: `${engine}, hot: ${contender.name}`,
      value: rate(hot, contender),
      unit: 'transfers/s',
      ...(contender === ours ? goal(30_000, rate(hot, ours)) : {}),
    },
    {
      what: `${engine}, spread: ${contender.name}`,
      value: rate(spread, contender),
      unit: 'transfers/s',
      ...(contender === ours ? goal(20_000, rate(spread, ours)) : {}),
    },
  ])
  const ratio = rate(hot, ours) / rate(hot, single)
  figures.push({
    what: `${engine}, hot: ours against one call per transfer`,
    value: ratio,
    unit: 'times',
    ...(hasGoals ? { goal: '10 times', met: ratio >= 10 } : {}),
  })
  return figures
}

/** The median rate of each contender over rounds in turn, so that a noisy machine disturbs all alike. */
async function interleave(
  stage: Stage,
  shape: Shape,
  contenders: readonly Contender[],
): Promise<Map<Contender, number>> {
  const rates = new Map<Contender, number[]>(contenders.map((contender) => [contender, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of contenders) {
      const { perSecond } = await run(contender.post, drawTasks(stage, shape, contender.tasks), manyInFlight)
      rates.get(contender)?.push(perSecond)
    }
  }
  return new Map([...rates].map(([contender, values]) => [contender, median(values)]))
}

async function latencyOf(stage: Stage): Promise<Figure[]> {
  const { post } = createLedger({ db: stage.opened.db })
  const runs: Run[] = []
  for (let round = 0; round < rounds; round += 1) {
    runs.push(await run(post, drawTasks(stage, 'hot', 20_000), someInFlight))
  }
  const p99 = median(runs.map((each) => each.p99))
  const what = `PostgreSQL, hot, ${someInFlight} in flight: ours`
  return [
    { what: `${what}, p50`, value: median(runs.map((each) => each.p50)), unit: 'ms' },
    { what: `${what}, p99`, value: p99, unit: 'ms', goal: '5 ms', met: p99 <= 5 },
  ]
}

async function growth(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const entries of sizes) {
    const stage = await serverStage(members)
    if (!stage) break
    await grow(stage, entries)
    const { post } = createLedger({ db: stage.opened.db })
    for (const shape of ['hot', 'spread'] as const) {
      const rates: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        rates.push((await run(post, drawTasks(stage, shape, 20_000), manyInFlight)).perSecond)
      }
      figures.push({
        what: `PostgreSQL, ${shape}, ${entries.toLocaleString('en-US')} entries in the ledger: ours`,
        value: median(rates),
        unit: 'transfers/s',
      })
    }
    await prove(stage.opened.db)
    await stage.close()
  }
  return figures
}

/** A rate means nothing if the ledger does not agree afterwards. */
async function prove(db: Database): Promise<void> {
  const { clean, lines } = await reconcile(db)
  if (!clean) throw new Error(lines.join('\n'))
}
