import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiClient } from '@saola/api-client'
import { allCalls, calls, type Call } from '@saola/protocol'
import { signIns, startSecondGateway, type SecondGateway } from '@saola/second-gateway'

let gateway: SecondGateway
const tokens = new Map<'member' | 'agent', string>()
const leftOut: string[] = []

function clientOf(who?: 'member' | 'agent') {
  return createApiClient({
    baseUrl: gateway.origin,
    merchant: 'mekong',
    language: () => 'VI',
    token: () => who && tokens.get(who),
    cipher: 'des-rsa',
    onLeftOut: (note) => leftOut.push(note),
  })
}

beforeAll(async () => {
  gateway = await startSecondGateway({ origins: [] })
  for (const who of ['member', 'agent'] as const) {
    const { token } = await clientOf().send(calls.session.login, { ...signIns[who], type: 'username' })
    tokens.set(who, token)
  }
  const link = { name: 'Nhóm 1', type: 0, rebate: '0' } as const
  await clientOf('agent').send(calls.team.createLink, link)
})
afterAll(() => gateway.close())

const reads = allCalls().filter(
  ({ method, answeredBy, answer }) => method === 'GET' && answeredBy === 'gateway' && answer !== 'file',
)

/** Whatever a read may ask for; each takes what it knows. */
function inputOf(now: number) {
  return {
    startTime: now - 86_400_000,
    endTime: now,
    page: 1,
    size: 20,
    pageNo: 1,
    pageSize: 20,
    affiUrlId: '1',
    count: 5,
    code: 'x',
    domain: 'y',
    types: 'B',
    platform: 'W',
  }
}

/** How our client takes an answer; undefined where it reads it. */
async function failureOf(call: Call): Promise<unknown> {
  const visitor = call.token === 'required' ? 'member' : undefined
  try {
    await clientOf(call.access === 'agent' ? 'agent' : visitor).send(call, inputOf(Date.now()))
    return undefined
  } catch (error) {
    return error
  }
}

describe('whatever the other gateway answers to a read of the table', () => {
  it.each(reads.map((call) => [call.id, call] as const))('our client understands %s', async (_, call) => {
    // A page that is not there, a module that is off and a refusal are answers too.
    expect(await failureOf(call)).not.toMatchObject({ kind: 'mismatch' })
  })

  it('leaves out nothing but the upline that is none', () => {
    expect(new Set(leftOut)).toEqual(
      new Set(['member.info: left out toUpline, which the wire has otherwise']),
    )
  })

  it.each([
    calls.games.recentGames,
    calls.support.helpCenter,
    calls.support.inbox,
    calls.team.links,
    calls.team.income,
    calls.team.transactions,
    calls.team.overview,
    calls.team.openingTerms,
  ])('reads $id, in the form that the family has of it', async (call) => {
    expect(await failureOf(call)).toBeUndefined()
  })

  it('shows a link that was made by its code, and the rebate that may be given', async () => {
    const { list, pageInfo } = await clientOf('agent').send(calls.team.links, { page: 1, pageSize: 20 })
    expect([pageInfo.totalRecords, list.length]).toEqual([list.length, list.length])
    expect(list.every(({ name, code }) => name === code)).toBe(true)
    expect(list.some(({ type, status }) => type === 0 && status === 'open')).toBe(true)
    expect(await clientOf('agent').send(calls.team.openingTerms)).toEqual({ mayOpen: true, rebate: '7.5' })
  })
})
