import { cutPage, getAmount, getText, queryNumber } from '../http/fields.ts'
import { Refused } from '../http/refused.ts'
import { done, success } from '../http/reply.ts'
import type { Call, Fields, MemberVisit } from '../http/wire.ts'
import { asText, wallets } from '../memory/money.ts'
import { listBelow } from '../memory/people.ts'
import { entryNames, isOfCode } from './entry-codes.ts'

/** Balances, the own wallets, and what happened in them. */
export const walletCalls: Call[] = [
  { from: 'member', method: 'GET', path: '/wps/v2/wallets/balance', answer: balance },
  { from: 'member', method: 'GET', path: '/wps/relay/GCS_merchantWallet', answer: merchantWallet },
  {
    from: 'member',
    method: 'POST',
    path: '/wps/relay/GCS_walletTransfer',
    once: true,
    answer: walletTransfer,
  },
  { from: 'member', method: 'GET', path: '/wps/relay/ODSFE2_MemTransDet', answer: statement },
]

const dayMs = 86_400_000

/**
 * The main wallet's amount is a number, those of the others and the sums are text, all with hundredths. What may be used is what lies
 * in the main wallet; the rest counts as being in play.
 */
function balance({ account, memory }: MemberVisit) {
  const own = memory.money.balances(account.id)
  const sumOf = (amounts: typeof own): string => asText(amounts.reduce((sum, { amount }) => sum + amount, 0))
  return success({
    sumBalance: sumOf(own),
    available: sumOf(own.filter(({ wallet }) => wallet === 2)),
    inPlay: sumOf(own.filter(({ wallet }) => wallet !== 2)),
    balance: own.map(({ wallet, name, amount }) => ({
      accountTypeId: wallet,
      accountName: name,
      availBalance: wallet === 2 ? amount / 100 : asText(amount),
      frozen: null,
    })),
    currency: 'VND',
    currencySymbol: '₫',
  })
}

function merchantWallet() {
  return success({ isSingle: 0, walletMode: 'MULTI' })
}

/** The wire names no fields for this; these are the company's own. */
function walletTransfer({ account, asked, memory }: MemberVisit) {
  const from = readWallet(asked.body, 'fromAccountTypeId')
  const to = readWallet(asked.body, 'toAccountTypeId')
  if (from === to) throw new Refused('request_param_err', { field: 'toAccountTypeId' })
  memory.money.move({
    from: { account: account.id, wallet: from },
    to: { account: account.id, wallet: to },
    outType: 8202,
    inType: 8102,
    amount: getAmount(asked.body, 'amount'),
    at: memory.now(),
    remark: '',
  })
  return done()
}

function readWallet(body: Fields, field: string): number {
  const id = Number(getText(body, field))
  if (!wallets.some(([wallet]) => wallet === id)) throw new Refused('request_param_err', { field })
  return id
}

function statement({ account, asked: { query, headers }, memory }: MemberVisit) {
  const end = queryNumber(query, 'endTime', memory.now())
  const start = queryNumber(query, 'startTime', end - 7 * dayMs)
  if (end - start > 31 * dayMs) throw new Refused('date.range.error')
  const subordinate = query.get('subordinateName') ?? ''
  const below = listBelow(memory.accounts, account.id).find(({ username }) => username === subordinate)
  if (subordinate !== '' && subordinate !== account.username && below === undefined) {
    throw new Refused('downline.not.exists')
  }
  const owner = below ?? account
  const codes = (query.get('codeTypes') ?? '').split(',').filter((code) => code !== '')
  const wanted = memory.money
    .entries(owner.id)
    .filter(({ at, typeId }) => at >= start && at <= end && isOfCode(typeId, codes))
    .toSorted((one, other) => other.at - one.at)
  const { list, totalPages, total } = cutPage(wanted, query, {
    page: 'page',
    size: 'size',
    first: memory.firstPage ?? 1,
  })
  return success({
    list: list.map((entry) => ({
      txId: entry.id,
      txTypeId: entry.typeId,
      txTypeName:
        entryNames[entry.typeId]?.[headers['language'] === 'EN' ? 'en' : 'vi'] ?? String(entry.typeId),
      nameCn: null,
      txTimeInTimestamp: entry.at,
      orderNo: `MK${String(entry.id).slice(-7)}`,
      remark: entry.remark === '' ? null : entry.remark,
      currentAvailBalance: asText(entry.balanceAfter),
      amount: asText(entry.amount),
      customerName: owner.username,
      walletId: entry.wallet,
    })),
    totalPages,
    totalCount: String(total),
  })
}
