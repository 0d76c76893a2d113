import { randomBytes } from 'node:crypto'
import { cutPage, getText } from '../http/fields.ts'
import { Refused } from '../http/refused.ts'
import { success } from '../http/reply.ts'
import type { Call, MemberVisit } from '../http/wire.ts'
import type { Memory } from '../memory/memory.ts'
import { asText, type Entry } from '../memory/money.ts'
import { listBelow, type Account } from '../memory/people.ts'
import { entryNames } from './entry-codes.ts'

/** An agent's links and figures. */
export const agentReportCalls: Call[] = [
  { from: 'agent', method: 'GET', path: '/wps/agent/affiliateUrls', answer: affiliateUrls },
  { from: 'agent', method: 'POST', path: '/wps/agent/affiliateUrl', once: true, answer: createAffiliateUrl },
  { from: 'agent', method: 'GET', path: '/wps/report/income', answer: income },
  { from: 'agent', method: 'GET', path: '/wps/report/downlineTransaction', answer: downlineTransactions },
  { from: 'agent', method: 'GET', path: '/wps/relay/ODSFE2_getTeamOverviewSum', answer: teamOverview },
]

const dayMs = 86_400_000

function affiliateUrls({ account, asked: { query }, memory }: MemberVisit) {
  const wanted = memory.affiliateLinks.filter(
    ({ agent, status, type }) =>
      agent === account.id &&
      [String(status), null, ''].includes(query.get('status')) &&
      [String(type), null, ''].includes(query.get('type')),
  )
  const { list, page, size, total } = cutPage(wanted, query, {
    page: 'page',
    size: 'pageSize',
    first: memory.firstPage ?? 1,
  })
  return success({
    pageInfo: { totalRecords: String(total), currentPage: page, pageSize: size },
    list: list.map(({ id, code, type, status }) => ({ id, code, type, status, configs: null })),
  })
}

function createAffiliateUrl({ account, asked: { body }, memory }: MemberVisit) {
  const type = Number(getText(body, 'type'))
  if (type !== 0 && type !== 1) throw new Refused('request_param_err', { field: 'type' })
  const code = randomBytes(4).toString('hex').toUpperCase()
  memory.affiliateLinks.push({
    id: memory.affiliateLinks.length + 1,
    code,
    agent: account.id,
    type,
    status: 1,
  })
  return success(code)
}

/** A day's rebate is half a percent of what the line has bet. */
function income({ account, asked: { query }, memory }: MemberVisit) {
  const entries = entriesBelow(memory, account).map(({ entry }) => entry)
  const rows = Array.from({ length: 30 }, (_, days) => {
    const date = new Date(memory.now() - days * dayMs).toISOString().slice(0, 10)
    const ofDay = entries.filter(({ at }) => new Date(at).toISOString().startsWith(date))
    const rebate = Math.round(-sumOf(ofDay, 4200) / 200)
    // The misspelt total is the family's own name for it.
    return { date, agentRebate: asText(rebate), dailySalary: null, tatalIncome: asText(rebate), rebate }
  })
  const { list, page, size, total } = cutPage(rows, query, {
    page: 'pageNo',
    size: 'pageSize',
    first: memory.firstPage ?? 1,
  })
  return success({
    list: list.map(({ rebate, ...row }) => ({ ...row, currency: rebate === 0 ? null : 'VND' })),
    footer: { agentRebate: asText(rows.reduce((sum, { rebate }) => sum + rebate, 0)) },
    page: { total, currentPage: page, pageSize: size },
  })
}

function downlineTransactions({ account, asked: { query }, memory }: MemberVisit) {
  const name = query.get('customerName') ?? ''
  const type = query.get('transactionType') ?? ''
  const wanted = entriesBelow(memory, account)
    .filter(({ owner, entry }) => {
      const isOfType = type === '' || String(entry.typeId) === type
      return isOfType && (name === '' || owner.username === name)
    })
    .toSorted((one, other) => other.entry.at - one.entry.at)
  const { list, page, size, total } = cutPage(wanted, query, {
    page: 'pageNo',
    size: 'pageSize',
    first: memory.firstPage ?? 1,
  })
  return success({
    list: list.map(({ owner, entry }) => ({
      txId: entry.id,
      customerName: owner.username,
      txTypeId: entry.typeId,
      txTypeName: entryNames[entry.typeId]?.vi ?? null,
      txTimeInTimestamp: entry.at,
      amount: asText(entry.amount),
      currentAvailBalance: asText(entry.balanceAfter),
      remark: null,
    })),
    footer: { amount: asText(wanted.reduce((sum, { entry }) => sum + entry.amount, 0)) },
    page: { total, currentPage: page, pageSize: size },
  })
}

function teamOverview({ account, memory }: MemberVisit) {
  const entries = entriesBelow(memory, account).map(({ entry }) => entry)
  const bets = -sumOf(entries, 4200)
  const payouts = sumOf(entries, 4100)
  return success({
    deposit: asText(sumOf(entries, 6101)),
    withdraw: asText(-sumOf(entries, 6201)),
    lott_game_betting: asText(bets),
    lott_game_winning: asText(payouts),
    lott_pnl: asText(payouts - bets),
    lott_promotion: asText(sumOf(entries, 6116)),
    lott_rebate: asText(sumOf(entries, 6111)),
    live_game_betting: 0,
    rng_game_betting: 0,
    pvp_game_loses: null,
    teamSize: String(listBelow(memory.accounts, account.id).length),
  })
}

function entriesBelow({ accounts, money }: Memory, { id }: Account): { owner: Account; entry: Entry }[] {
  return listBelow(accounts, id).flatMap((owner) =>
    money.entries(owner.id).map((entry) => ({ owner, entry })),
  )
}

function sumOf(entries: readonly Entry[], typeId: number): number {
  return entries.filter((entry) => entry.typeId === typeId).reduce((sum, { amount }) => sum + amount, 0)
}
