import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCustomerServicePath } from '@saola/api-client'
import { calls } from '@saola/protocol'
import { frameOrigins } from '../../src/games/seamless/frame-origins.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { refusal, visit } from '../http/visitor.ts'

const secret = 'a secret for operations'
const hour = 3_600_000
const lines = ['https://1.saola.example', 'https://2.saola.example']

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: secret, lines })
})
afterAll(() => gateway.close())

function operate(change: object, offered: string | undefined = secret): Promise<Response> {
  return gateway.fetch('http://gateway.test/ops/merchant', {
    method: 'POST',
    headers: offered === undefined ? {} : { 'X-Ops-Secret': offered },
    body: JSON.stringify({ merchant: 'saola', ...change }),
  })
}

describe('GET /wps/system/status (system 1)', () => {
  it('tells everything that a page needs before it shows anything', async () => {
    const { info, ...state } = await visit(gateway).api.send(calls.system.status)
    expect(state).toEqual({ maintenance: false, regionRestriction: false, location: 'VN' })
    expect(info.domainRoute).toEqual(lines)
    expect(info.resources.map(({ resourceType }) => resourceType)).toEqual(
      expect.arrayContaining(['IOS', 'ANDROID', 'SERVICE']),
    )
    expect(info.mainDomain).toBe(gateway.services.settings.memberOrigin)
  })

  it('hides the customer service link as the gateway family does (wire 16)', async () => {
    const { info } = await visit(gateway).api.send(calls.system.status)
    const path = info.customerService[0]?.path ?? ''
    expect(path).not.toContain('http')
    expect(await openCustomerServicePath(path)).toBe(`${gateway.services.settings.memberOrigin}/service`)
  })
})

describe('the public settings', () => {
  it('hold the seven switches somewhere in the tree', async () => {
    const tree = await visit(gateway).api.send(calls.system.whitelabel)
    const found = new Map<string, string>()
    const walk = (node: typeof tree): void => {
      found.set(node.modId, node.enabled)
      node.childrenNodes?.forEach(walk)
    }
    walk(tree)
    expect(Object.fromEntries(found)).toMatchObject({
      MOBILENUMREG3: '1',
      REGMOBVERF3: '0',
      MOBILENUMPASSREG3: '1',
      USERNAMEREG3: '1',
      FREEPLAY3: '1',
      PWDEXPFORCECHANGE3: '1',
      MOBILEVERCODELOGIN3: '1',
    })
  })

  it.each([
    ['username', { patternId: 1, minLength: 6, maxLength: 12, enabled: true, required: true }],
    ['password', { patternId: 5, minLength: 6, maxLength: 12, enabled: true, required: true }],
    ['payeeName', { patternId: 12, minLength: 2, maxLength: 50, enabled: true, required: false }],
    ['mobileNum', { patternId: 6, minLength: 10, maxLength: 10, enabled: true, required: false }],
    ['captcha', { patternId: 6, minLength: 6, maxLength: 6, enabled: false, required: true }],
  ])('rule the field %s', async (field, rule) => {
    const rules = await visit(gateway).api.send(calls.system.registerSettings)
    expect(rules[field]).toEqual(rule)
  })

  it('name the mirror domains and the links (system 13)', async () => {
    const { domainList, resources } = await visit(gateway).api.send(calls.system.domainRoute)
    expect(domainList).toEqual(lines)
    expect(resources.every(({ url }) => URL.canParse(url))).toBe(true)
  })

  it('name the lines of the merchant where it has lines of its own, and let them frame games (system 13)', async () => {
    const own = ['https://line-1.example', 'https://line-2.example:8443']
    expect((await operate({ domains: own })).status).toBe(200)
    const { api } = visit(gateway)
    expect((await api.send(calls.system.domainRoute)).domainList).toEqual(own)
    expect((await api.send(calls.system.status)).info.domainRoute).toEqual(own)
    const framing = await frameOrigins(gateway.services)
    expect(framing).toEqual({
      success: true,
      value: { origins: [gateway.services.settings.memberOrigin, ...own] },
    })

    await operate({ domains: [] })
    expect((await api.send(calls.system.domainRoute)).domainList).toEqual(lines)
  })

  it.each([['line-1.example'], ['https://line-1.example/path'], ['ftp://line-1.example']])(
    'are refused where %s is no origin',
    async (domain) => {
      const answer = await operate({ domains: [domain] })
      expect(answer.status).toBe(400)
      expect(JSON.stringify(await answer.json())).toContain('domains')
    },
  )
})

describe('announcements (system 10)', () => {
  it.each([
    ['B', { banners: 3, player: 0, popup: 0, promotion: 0, agent: 0 }],
    ['PL', { banners: 0, player: 4, popup: 0, promotion: 0, agent: 0 }],
    ['B,PL,PU,PR,A', { banners: 3, player: 4, popup: 0, promotion: 0, agent: 0 }],
    ['', { banners: 0, player: 0, popup: 0, promotion: 0, agent: 0 }],
  ])('of the types "%s" reach a guest', async (types, counts) => {
    const reply = await visit(gateway).api.send(calls.system.announcements, { types, platform: 'W' })
    expect(Object.fromEntries(Object.entries(reply).map(([kind, list]) => [kind, list.length]))).toEqual(
      counts,
    )
  })

  it.each([
    ['an agent', 'agent01', 'A', 3],
    ['an agent that did not ask', 'agent01', 'PL', 0],
    ['a member', 'member01', 'A', 0],
  ])('for agents reach %s as %s asking for "%s": %i (system 19)', async (_who, name, types, count) => {
    const visitor = visit(gateway)
    await visitor.signIn(name)
    const { agent, player } = await visitor.api.send(calls.system.announcements, { types })
    expect(agent).toHaveLength(count)
    expect(player).toHaveLength(types === 'PL' ? 4 : 0)
  })

  it('open a popup after signing in only', async () => {
    const visitor = visit(gateway)
    await visitor.signIn('member01')
    const all = await visitor.api.send(calls.system.announcements, { types: 'PU' })
    expect(all.popup.map(({ execution }) => execution)).toEqual(['A'])
    const first = await visitor.api.send(calls.system.announcements, { types: 'PU', execution: 'F' })
    expect(first.popup).toEqual([])
  })

  it('speak the language of the caller', async () => {
    const input = { types: 'B,PL' }
    const vi = await visit(gateway).api.send(calls.system.announcements, input)
    const en = await visit(gateway, { language: 'EN' }).api.send(calls.system.announcements, input)
    expect(vi.banners[0]?.title).toBe('Cá chép vượt sóng: sảnh bắn cá')
    expect(en.banners[0]?.title).toBe('The carp leaps the wave: fishing games')
    expect(vi.banners[0]).toMatchObject({
      url: '/brand/art/banner-2.svg',
      linkageType: 'G',
      linkage: 'fish',
    })
    expect(vi.player.every(({ id }) => !en.player.some((notice) => notice.id === id))).toBe(true)
  })
})

describe('maintenance and regions (system 1)', () => {
  afterAll(() => operate({ maintenance: null, restrictedRegions: [] }))

  it('closes every call but those that a closed page needs', async () => {
    const startsAt = gateway.clock.now()
    await operate({ maintenance: { startsAt, endsAt: startsAt + hour }, restrictedRegions: ['SG'] })
    const { api } = visit(gateway, { region: 'SG' })
    const status = await api.send(calls.system.status)
    expect(status.maintenance).toEqual({ startsAt, endsAt: startsAt + hour })
    expect(status.regionRestriction).toBe(true)
    await api.send(calls.system.whitelabel)
    await api.send(calls.system.announcements, { types: 'PL' })
    await api.send(calls.session.keyJwk)
    const refused = await refusal(api.send(calls.system.domainRoute))
    expect([refused.status, refused.code, refused.retryAfterSeconds]).toEqual([
      503,
      'system.maintenance',
      hour / 1000,
    ])
    const signIn = await refusal(visit(gateway).signIn('member01'))
    expect(signIn.code).toBe('system.maintenance')
  })

  it('is over when its time has come', async () => {
    gateway.clock.advance(hour)
    const status = await visit(gateway).api.send(calls.system.status)
    expect(status.maintenance).toBe(false)
    await visit(gateway).api.send(calls.system.domainRoute)
  })

  it('restricts the listed regions and no other', async () => {
    const { api } = visit(gateway, { region: 'SG' })
    expect((await api.send(calls.system.status)).regionRestriction).toBe(true)
    const refused = await refusal(api.send(calls.system.domainRoute))
    expect([refused.status, refused.code]).toEqual([403, 'system.region'])
    await visit(gateway, { region: 'VN' }).api.send(calls.system.domainRoute)
  })
})

describe('POST /ops/merchant', () => {
  it('does not exist without a secret in the settings', async () => {
    const quiet = gateway.services.settings.opsSecret
    gateway.services.settings.opsSecret = ''
    const answers = [await operate({}), await operate({}, '')]
    gateway.services.settings.opsSecret = quiet
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  })

  it.each([
    ['no secret', ''],
    ['a wrong secret', `${secret}x`],
  ])('refuses %s', async (_, offered) => {
    expect((await operate({}, offered)).status).toBe(403)
  })

  it.each([
    ['an unknown member', { colour: 'red' }],
    ['a region that is no country code', { restrictedRegions: ['vn'] }],
    ['maintenance without an end', { maintenance: { startsAt: 1 } }],
    ['a rule for an unknown field', { register: { shoeSize: { enabled: true } } }],
  ])('refuses %s', async (_, change) => {
    const response = await operate(change)
    expect([response.status, (await response.json()).errorCode]).toEqual([400, 'request_param_err'])
  })

  it('refuses a foreign merchant', async () => {
    expect((await operate({ merchant: 'sen' })).status).toBe(400)
  })

  it('switches modules and rules, new ones too, and leaves the rest alone', async () => {
    const before = await visit(gateway).api.send(calls.system.registerSettings)
    const change = {
      switches: { FREEPLAY3: false, PTSYS3: true },
      register: { captcha: { enabled: true } },
    }
    expect((await operate(change)).status).toBe(200)
    const tree = JSON.stringify(await visit(gateway).api.send(calls.system.whitelabel))
    expect(tree).toContain('"modId":"FREEPLAY3"')
    expect(JSON.parse(tree).childrenNodes.at(-1)).toEqual({ modId: 'PTSYS3', enabled: '1' })
    const after = await visit(gateway).api.send(calls.system.registerSettings)
    expect(after).toEqual({ ...before, captcha: { ...before['captcha'], enabled: true } })
  })
})
