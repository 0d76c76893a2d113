import { createHash } from 'node:crypto'
import { createGateway, createServices } from '@saola/gateway'
import { startOfDay } from '@saola/i18n'
import { serverStage } from './ledger/ledger-database.ts'
import { median } from './measure.ts'
import type { Figure } from './report.ts'
import { measureExport } from './team/export-speed.ts'
import { measureTree } from './team/tree-speed.ts'
import { addBets, addCrowd, addMoney, growTree, token } from './team/team-stage.ts'

const people = 5_000
const sizes = [100_000, 1_000_000]
const exported = 100_000
const goalMs = 500
const rounds = 7

/**
 * An agent's reports on PostgreSQL, over 5,000 accounts on six levels: how long they take after so many bets in a month, and how
 * a table file of 100,000 rows leaves and what memory that takes.
 */
export async function bench(): Promise<Figure[]> {
  const stage = await serverStage(people)
  if (!stage) {
    console.error('No PostgreSQL answers at SAOLA_BENCH_DATABASE_URL, so reports are not measured.')
    return []
  }
  const figures: Figure[] = []
  try {
    const { db } = stage.opened
    await growTree(db, createHash('sha256').update(token).digest('hex'))
    const gateway = createGateway(createServices({ db }))
    const ask = (path: string): Promise<Response> =>
      Promise.resolve(gateway.request(path, { headers: { Merchant: 'bench', Authorization: token } }))
    let bets = 0
    for (const size of sizes) {
      await addBets(db, bets, size)
      bets = size
      const isWhole = size === Math.max(...sizes)
      for (const [what, path] of reports) {
        const time = await timeOf(() => ask(path))
        figures.push({
          what: `${size.toLocaleString('en-US')} bets, 5,000 accounts: ${what}`,
          value: time,
          unit: 'ms',
          ...(isWhole && { goal: `${goalMs} ms`, met: time <= goalMs }),
        })
      }
    }
    await addMoney(stage, exported)
    figures.push(...(await treeOf(ask)))
    figures.push(...(await filesOf(ask, 'movements', 'transactions?')))
    await addCrowd(db, exported)
    figures.push(...(await filesOf(ask, 'bets by account', 'betting?summaryType=own&')))
    figures.push(...(await filesOf(ask, 'profit by account', 'profit?summaryType=own&')))
  } finally {
    await stage.close()
  }
  return [...figures, ...(await measureTree())]
}

const now = Date.now()
const page = 'pageNo=1&pageSize=20'
const reports = [
  ['betting by downline', `/wps/report/teamBetting?${page}`],
  ['betting by day', `/wps/report/teamBetting?cut=day&${page}`],
  ['betting by vendor', `/wps/report/teamBetting?cut=vendor&${page}`],
  ['profit of everybody alone', `/wps/report/teamProfit?summaryType=own&${page}`],
  ['balances', `/wps/report/credit?${page}`],
  [
    'overview of 28 days',
    `/wps/relay/ODSFE2_getTeamOverviewSum?startTime=${startOfDay(now, -27)}&endTime=${now}`,
  ],
] as const

/** How a report of so many rows leaves as a file of each kind. */
async function filesOf(
  ask: (path: string) => Promise<Response>,
  what: string,
  report: string,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const format of ['csv', 'xlsx']) {
    const file = `/wps/report/export/${report}format=${format}`
    const name = `${exported.toLocaleString('en-US')} ${what} as ${format.toUpperCase()}`
    figures.push(...(await measureExport(() => ask(file), name)))
  }
  return figures
}

/** What the gateway takes for a tree of 5,000 after all those bets. */
async function treeOf(ask: (path: string) => Promise<Response>): Promise<Figure[]> {
  const figures: Figure[] = []
  const branch = '/wps/agent/branch?pageNo=0&downlineType'
  for (const [what, path] of [
    ['those directly below', `${branch}=direct&pageSize=100`],
    ['a page of all levels', `${branch}=all&pageSize=200`],
    ['who bet this week, and the way to them', `${branch}=direct&pageSize=100&activeDays=7`],
  ] as const) {
    figures.push({ what: `the tree: ${what}`, value: await timeOf(() => ask(path)), unit: 'ms' })
  }
  return figures
}

async function timeOf(ask: () => Promise<Response>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now()
    const response = await ask()
    const text = await response.text()
    if (!response.ok) throw new Error(text)
    times.push(performance.now() - startedAt)
  }
  return median(times)
}
