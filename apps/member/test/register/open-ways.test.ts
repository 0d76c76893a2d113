import type { RegisterRules, WhitelabelNode } from '@saola/protocol'
import { describe, expect, it } from 'vitest'
import { openWays } from '#features/register/open-ways.ts'

const every = ['session.register', 'session.registerMobile', 'session.registerEmail', 'session.smsRegister']
const register: RegisterRules = {}

function tree(...on: readonly string[]): WhitelabelNode {
  return { modId: 'WEB3', enabled: '1', childrenNodes: on.map((modId) => ({ modId, enabled: '1' })) }
}

describe('the ways of registration that a gateway has the calls for (session 54)', () => {
  it.each([
    ['all that is needed', ['USERNAMEREG3'], every, ['username']],
    ['no registration', ['USERNAMEREG3'], ['session.smsRegister'], []],
    ['no code of a mail', ['USERNAMEREG3', 'EMAILREG3'], every, ['username']],
    ['no code by SMS, which is asked for', ['MOBILENUMREG3'], ['session.registerMobile'], []],
    ['no code by SMS, which is not', ['MOBILENUMPASSREG3'], ['session.registerMobile'], ['mobile']],
    ['no code for a user name', ['USERNAMEREG3', 'REGMOBVERF3'], ['session.register'], []],
    ['no provider', ['SOCIALGOOGLE3', 'USERNAMEREG3'], every, ['username']],
  ])('%s: %j', (_, on, has, ways) => {
    const found = openWays({ whitelabel: tree(...on), register }, (id) => has.includes(id))
    expect(found).toEqual(ways)
  })
})
