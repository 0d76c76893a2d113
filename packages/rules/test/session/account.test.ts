import { isAgentType, mayEnter, passwordGate, switchesOf, systemState } from '@saola/rules'
import { expect, it } from 'vitest'

const noMember = 'session.non_member_account'
const noAgent = 'session.non_agent_account'

it.each([
  [0, false, undefined, noAgent],
  [1, true, noMember, undefined],
  [2, true, noMember, undefined],
  [4, false, undefined, noAgent],
  [41, true, noMember, undefined],
  [42, true, noMember, undefined],
  [3, false, noMember, noAgent],
  [-1, false, noMember, noAgent],
])('session 16: account type %i (agent: %s)', (type, agent, onMemberSite, onAgentSite) => {
  expect(isAgentType(type)).toBe(agent)
  expect(mayEnter('member', type)).toBe(onMemberSite)
  expect(mayEnter('agent', type)).toBe(onAgentSite)
})

const window = { startsAt: 1, endsAt: 2 }

it.each([
  [false, false, 'normal'],
  [false, true, 'region'],
  [true, false, 'maintenance'],
  [true, true, 'maintenance'],
  [window, false, 'maintenance'],
  [window, true, 'maintenance'],
])('system 1: maintenance %o and region %s are %s', (maintenance, regionRestriction, state) => {
  expect(systemState({ maintenance, regionRestriction })).toBe(state)
})

it.each([
  [true, false, false, 'first_login'],
  [true, true, true, 'first_login'],
  [false, true, true, 'expired'],
  [false, true, false, undefined],
  [false, false, true, undefined],
])(
  'session 11: first login %s, expired %s, enforced %s asks for %s',
  (firstTimeLogin, passwordExpired, enforce, gate) => {
    expect(passwordGate({ firstTimeLogin, passwordExpired }, enforce)).toBe(gate)
  },
)

const tree = {
  modId: 'ROOT',
  enabled: '1',
  childrenNodes: [
    { modId: 'REG3', enabled: '0', childrenNodes: [{ modId: 'USERNAMEREG3', enabled: '1' }] },
    { modId: 'FREEPLAY3', enabled: 'true' },
    { modId: 'PTSYS3', enabled: '1', childrenNodes: [] },
    { modId: '__proto__', enabled: '1' },
  ],
}

it.each([
  ['ROOT', true],
  ['REG3', false],
  ['USERNAMEREG3', true],
  ['FREEPLAY3', false],
  ['PTSYS3', true],
  ['MOBILENUMREG3', false],
  ['UNKNOWN', undefined],
])('system 6: the module %s is %s', (id, on) => {
  expect(switchesOf(tree)[id]).toBe(on)
})

it('system 6: all seven switches are there even when the tree is silent', () => {
  const off = Object.fromEntries(
    [
      'MOBILENUMREG3',
      'REGMOBVERF3',
      'MOBILENUMPASSREG3',
      'USERNAMEREG3',
      'FREEPLAY3',
      'PWDEXPFORCECHANGE3',
      'MOBILEVERCODELOGIN3',
    ].map((id) => [id, false]),
  )
  expect(switchesOf({ modId: 'ROOT', enabled: '0' })).toMatchObject(off)
})

it.each([
  ['0', '1', true],
  ['1', '0', false],
])('system 5: under a module at %s, a child at %s is on: %s', (enabled, own, on) => {
  const nested = { modId: 'WEB3', enabled, childrenNodes: [{ modId: 'FREEPLAY3', enabled: own }] }
  expect(switchesOf(nested).FREEPLAY3).toBe(on)
})

it('system 5: of two nodes with one id the later counts', () => {
  const childrenNodes = [
    { modId: 'REG3', enabled: '1', childrenNodes: [{ modId: 'FREEPLAY3', enabled: '1' }] },
    { modId: 'FREEPLAY3', enabled: '0' },
  ]
  expect(switchesOf({ modId: 'WEB3', enabled: '1', childrenNodes }).FREEPLAY3).toBe(false)
})

it('flattens a tree of any depth', () => {
  let deep = { modId: 'FREEPLAY3', enabled: '1' } as Parameters<typeof switchesOf>[0]
  for (let level = 0; level < 20_000; level += 1) {
    deep = { modId: `M${level}`, enabled: '0', childrenNodes: [deep] }
  }
  expect(switchesOf(deep).FREEPLAY3).toBe(true)
})
