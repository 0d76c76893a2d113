import { byId, h } from '../../kit/dom.ts'
import { prepareDrawer } from '../../kit/drawers.ts'
import { commitmentOf, verifyAddress } from '../../kit/fair-check.ts'
import { asMoney, asPercent, asShortTimes } from '../../kit/numbers.ts'
import { text } from '../../kit/page-data.ts'
import { tableBetText } from '../../shared-seed.ts'
import type { TableRules } from '../table-rules.ts'
import type { ShownTable } from './table-calls.ts'

/** Makes the drawers of a table work: what each cell pays, and how a round is verified. */
export function prepareTableDrawers(rules: TableRules, shown: () => ShownTable | undefined): void {
  prepareDrawer('rules', 'rules-open', () => fillOdds(rules, shown()))
  prepareDrawer('fair', 'fair-open', () => {
    const table = shown()
    if (table) void fillFair(table)
  })
}

function fillOdds(rules: TableRules, table: ShownTable | undefined): void {
  const limits = table?.limits ?? {}
  const number = table?.running?.number ?? table?.last?.number ?? 1
  const heads = ['odds', 'pays', 'chance', 'return', 'most'] as const
  byId('cell-odds').replaceChildren(
    h('thead', {}, h('tr', {}, ...heads.map((key) => h('th', { scope: 'col' }, text(`table.${key}`))))),
    h(
      'tbody',
      {},
      ...(rules.prizes ?? rules.pricesOf?.(number) ?? rules.cells).map(({ code, times, chance, rtp }) =>
        h(
          'tr',
          {},
          h('th', { scope: 'row' }, rules.nameOf(code, text)),
          h('td', {}, asShortTimes(times)),
          h('td', {}, asPercent(chance)),
          h('td', {}, asPercent(rtp / 10_000)),
          h('td', {}, asMoney(limits[code] ?? Math.max(0, ...Object.values(limits)))),
        ),
      ),
    ),
  )
}

async function fillFair({ running, last, road }: ShownTable): Promise<void> {
  byId('hash-now').textContent = running?.serverSeedHash ?? '–'
  byId('seed-last').textContent = last?.serverSeed ?? '–'
  byId('fair-rounds').replaceChildren(
    ...[...road].reverse().map(({ roundId, number, result }) => {
      const link = h(
        'a',
        { href: verifyAddress(roundId), target: '_blank', rel: 'noopener' },
        text('table.round', { number: String(number) }),
      )
      link.ariaLabel = `${text('fair.check')}: ${text('table.round', { number: String(number) })}`
      return h('li', {}, link, h('span', {}, result))
    }),
  )
  const standing = (last?.bets ?? []).filter(({ state }) =>
    ['debited', 'decided', 'paid', 'voided'].includes(state),
  )
  const prints = await Promise.all(standing.map((bet) => commitmentOf(tableBetText(bet))))
  byId('own-prints').replaceChildren(
    ...(prints.length === 0 ? [text('fair.joined_none')] : prints).map((words) => h('li', {}, words)),
  )
}
