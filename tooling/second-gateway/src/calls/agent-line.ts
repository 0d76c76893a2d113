import { cutPage, getAmount, getText, optionalText, queryNumber } from '../http/fields.ts'
import { Refused } from '../http/refused.ts'
import { done, success } from '../http/reply.ts'
import type { Call, Fields, MemberVisit } from '../http/wire.ts'
import { asText } from '../memory/money.ts'
import type { Memory } from '../memory/memory.ts'
import { isSameId, listBelow, type Account } from '../memory/people.ts'
import { createAccount } from '../memory/seed-people.ts'
import { checkRegistration } from './check-registration.ts'

/** The people below an agent, and money for them. */
export const agentLineCalls: Call[] = [
  { from: 'agent', method: 'GET', path: '/wps/agent/downlines', answer: downlines },
  {
    from: 'agent',
    method: 'POST',
    path: '/wps/agent/downline',
    sealed: true,
    once: true,
    answer: createDownline,
  },
  { from: 'agent', method: 'GET', path: '/wps/agent/default', answer: defaults },
  { from: 'agent', method: 'GET', path: '/wps/agent/transferEnabled', answer: () => success(true) },
  {
    from: 'agent',
    method: 'PUT',
    path: '/wps/agent/transferDownline',
    sealed: true,
    once: true,
    answer: transferDownline,
  },
]

function downlines({ account, asked: { query }, memory }: MemberVisit) {
  const below = listBelow(memory.accounts, account.id)
  const parentId = query.get('agentId') ?? ''
  const parent = parentId === '' ? account : [account].concat(below).find(({ id }) => isSameId(id, parentId))
  if (parent === undefined) throw new Refused('downline.not.exists')
  const name = (query.get('customerName') ?? '').toLowerCase()
  const type = query.get('userType') ?? ''
  const since = queryNumber(query, 'startRegDate', 0)
  const until = queryNumber(query, 'endRegDate', Number.MAX_SAFE_INTEGER)
  // A name is looked for in the whole line, everything else one level below.
  const group = name === '' ? below.filter(({ uplineId }) => uplineId === parent.id) : below
  const wanted = group.filter(
    (each) =>
      each.username.includes(name) &&
      (type === '' || String(each.type) === type) &&
      each.registeredAt >= since &&
      each.registeredAt <= until,
  )
  const { list, total } = cutPage(wanted, query, {
    page: 'pageNo',
    size: 'pageSize',
    first: memory.firstPage ?? 0,
  })
  return success({
    list: list.map((each) => toRow(memory, each)),
    pageInfo: { total },
    teamBalance: asText(below.reduce((sum, each) => sum + balanceOf(memory, each), 0)),
  })
}

function toRow(memory: Memory, account: Account) {
  return {
    customerId: account.id,
    customerName: account.username,
    type: account.type,
    teamSize: String(listBelow(memory.accounts, account.id).length),
    registerDate: account.registeredAt,
    lastLogin: account.lastLoginAt,
    sscRebate: '7.5',
    super6Rebate: null,
    accountBalance: asText(balanceOf(memory, account)),
    recommenderId: account.uplineId ?? null,
    activeFlag: '1',
  }
}

function balanceOf({ money }: Memory, { id }: Account): number {
  return money.balances(id).reduce((sum, { amount }) => sum + amount, 0)
}

function createDownline({ account, asked, memory }: MemberVisit) {
  const { body } = asked
  checkRegistration(body)
  const username = getText(body, 'username').toLowerCase()
  const type = getText(body, 'type')
  if (type !== '0' && type !== '1') throw new Refused('request_param_err', { field: 'type' })
  if (memory.accounts.some((each) => each.username === username)) throw new Refused('username.exists')
  const created = createAccount({
    id: memory.nextId(),
    now: memory.now(),
    username,
    password: getText(body, 'password'),
    type: type === '1' ? 1 : 0,
    uplineId: account.id,
  })
  created.registeredAt = memory.now()
  memory.accounts.push(created)
  return done()
}

function defaults() {
  return success({ type: 0, quotaId: null, configs: [{ type: 'SSC_1', prizeModeId: 1, rebateValue: '7.5' }] })
}

/** The wire names the fields in words alone: downline, amount, remark, payment password. */
function transferDownline({ account, asked: { body }, memory }: MemberVisit) {
  const to = findDownline(memory, account, body)
  const amount = getAmount(body, 'amount')
  if (account.paymentPassword === undefined) throw new Refused('not.exists.payment.password')
  if (getText(body, 'paymentPassword') !== account.paymentPassword) throw new Refused('invalid.payment.pw')
  memory.money.move({
    from: { account: account.id, wallet: 2 },
    to: { account: to.id, wallet: 2 },
    outType: 6207,
    inType: 6104,
    amount,
    at: memory.now(),
    remark: optionalText(body, 'remark').slice(0, 140),
  })
  return done()
}

function findDownline({ accounts }: Memory, { id }: Account, body: Fields): Account {
  const written = getText(body, 'downline')
  const below = listBelow(accounts, id)
  const found = below.find((each) => each.username === written || isSameId(each.id, written))
  if (found === undefined) throw new Refused('downline.not.exists')
  return found
}
