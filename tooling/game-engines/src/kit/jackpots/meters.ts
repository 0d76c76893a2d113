import { byId, h } from '../dom.ts'
import { asMoney, asShare } from '../numbers.ts'
import { paceOf } from '../pace.ts'
import { pageData, text } from '../page-data.ts'
import { NoAnswer, readPools, TableRefusal, type Pool } from '../table-api.ts'

const everyMs = 3000
const countMs = 900

/** Shows what the pools hold, again and again while somebody looks at the page, and their terms in the rules. */
export async function runMeters({ isDemo }: { isDemo: boolean }): Promise<void> {
  const panel = byId('jackpots')
  const terms = h('table', { class: 'pool-terms' })
  byId('rules-body').append(
    h('h3', {}, text('jackpot.pools')),
    h('p', {}, text('jackpot.rules')),
    terms,
    h('p', {}, text('jackpot.changes')),
  )
  const shown = new Map<string, number>()
  for (;;) {
    const pools = document.hidden ? [] : await poolsNow()
    if (pools.length > 0) {
      byId('jackpot-note').textContent = text(isDemo ? 'jackpot.demo' : 'jackpot.share', {
        share: shareOf(pools.reduce((sum, { share, isStopped }) => (isStopped ? sum : sum + share), 0)),
      })
      terms.replaceChildren(...termsOf(pools))
      for (const pool of pools) void showPool(panel, pool, shown)
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}

/** None when they cannot be read now: the next look comes soon. */
async function poolsNow(): Promise<readonly Pool[]> {
  try {
    return await readPools(pageData.merchant)
  } catch (error) {
    if (error instanceof NoAnswer || error instanceof TableRefusal) return []
    throw error
  }
}

/** Counts up from what was shown; a pool that fell starts again at once. */
async function showPool(panel: HTMLElement, pool: Pool, shown: Map<string, number>): Promise<void> {
  const cell = panel.querySelector(`[data-pool="${pool.pool}"]`)
  const meter = cell?.querySelector('.pool-sum')
  const cap = cell?.querySelector<HTMLElement>('.pool-cap')
  if (!meter || !cap) return
  cap.textContent = pool.isStopped
    ? text('jackpot.stopped')
    : text('jackpot.by', { amount: asMoney(pool.cap) })
  cap.title = text('jackpot.by_name', { amount: asMoney(pool.cap) })
  const from = Math.min(shown.get(pool.pool) ?? pool.meter, pool.meter)
  shown.set(pool.pool, pool.meter)
  if (from === pool.meter) {
    meter.textContent = asMoney(pool.meter)
    return
  }
  await paceOf({ isTurbo: false }).run(countMs, (share) => {
    meter.textContent = asMoney(Math.round(from + (pool.meter - from) * share))
  })
}

function termsOf(pools: readonly Pool[]): Node[] {
  const names = ['pool', 'cap', 'share', 'reserve']
  const head = names.map((name) => h('th', { scope: 'col' }, text(`jackpot.column.${name}`)))
  const rows = pools.map(({ pool, cap, share, reserveShare }) =>
    h(
      'tr',
      {},
      h('th', { scope: 'row' }, text(`jackpot.name.${pool}`)),
      ...[asMoney(cap), shareOf(share), shareOf(reserveShare)].map((words) => h('td', {}, words)),
    ),
  )
  return [h('thead', {}, h('tr', {}, ...head)), h('tbody', {}, ...rows)]
}

/** Millionths of a stake as a percentage. */
function shareOf(millionths: number): string {
  return asShare(millionths / 1_000_000)
}
