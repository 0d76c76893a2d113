import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkGateway, type Report } from '@saola/conformance'
import { faults, signIns, startSecondGateway, type Fault } from '@saola/second-gateway'

const origin = 'https://site.example'

async function reportOn(...chosen: Fault[]): Promise<Report> {
  const gateway = await startSecondGateway({ origins: [origin], faults: chosen })
  try {
    return await checkGateway({
      url: gateway.origin,
      merchant: 'mekong',
      account: { name: signIns.member.username, password: signIns.member.password },
      agent: { name: signIns.agent.username, password: signIns.agent.password },
      acts: true,
      origin,
      send: fetch,
      now: Date.now,
      random: (length) => randomBytes(length),
    })
  } finally {
    await gateway.close()
  }
}

function differingIn({ calls, rules }: Report): Map<string, string> {
  const differing = [calls, rules].flat().filter(({ outcome }) => outcome === 'differs')
  return new Map(differing.map(({ id, differences }) => [id, JSON.stringify(differences)]))
}

/** Where each fault shows, and a part of what is said of it. */
const shown: Record<Fault, [finding: string, said: string]> = {
  'status-without-info': ['system.status', '"field":"info","came":"nothing"'],
  'envelope-missing': ['games.gameVendor', '"field":"body"'],
  'amount-as-words': ['wallet.balance', 'availBalance","came":"\\"một triệu\\""'],
  'session-end-as-200': ['session.token-needed', 'HTTP 200'],
  'wrong-password-accepted': ['session.wrong-password', 'HTTP 200'],
  'token-not-needed': ['session.token-needed', '"field":"wallet.balance"'],
  'key-not-hex': ['transport.key', 'hex digits alone'],
  'sealed-body-not-read': ['session.login', 'request_body_required: it was not read'],
  'error-as-html': ['session.wrong-password', 'a web page'],
  'list-as-object': ['games.gameList', '"field":"games"'],
  'ids-missing': ['games.gameList', 'nodeId","came":"nothing"'],
  'timestamp-refused': ['transport.t', 'request_param_err'],
  'cors-missing': ['transport.cors', 'Access-Control-Allow-Origin'],
  'logout-keeps-token': ['session.sign-out', 'has signed out'],
  'merchant-ignored': ['session.foreign-merchant', 'a foreign merchant'],
  'idempotency-ignored': ['money.once', '2 đồng have left'],
  'times-in-seconds': ['answers.milliseconds', 'regDate'],
  'method-not-checked': ['transport.method', 'HTTP 200'],
  'slow-answer': ['answers.quick', 'GCSGAME_hotGamesV2'],
  'sum-unequal': ['money.sum', 'the sum of its parts'],
}

describe('the kit', () => {
  let sound: Map<string, string>
  beforeAll(async () => {
    const report = await reportOn()
    sound = differingIn(report)
    expect(report.rules.filter(({ outcome }) => outcome !== 'agrees')).toEqual([])
  })

  it.each(faults)('tells %s', async (fault) => {
    const [finding, said] = shown[fault]
    const found = differingIn(await reportOn(fault))
    expect(sound.has(finding)).toBe(false)
    expect(found.get(finding)).toContain(said)
  })
})
