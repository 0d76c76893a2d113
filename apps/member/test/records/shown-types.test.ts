import { statementTypes } from '@saola/protocol'
import { switchesOf } from '@saola/rules'
import { expect, it } from 'vitest'
import { shownTypes } from '#features/records/filter/shown-types.ts'

it.each([
  ['nothing that the tree names', {}, []],
  ['play on credit', { CREDITMAR3: '1' }, ['deposit', 'withdraw']],
  ['no play on credit', { CREDITMAR3: '0' }, []],
  ['rebates off', { PLYRBT: '0' }, ['betting_rebate']],
  ['rebates on', { PLYRBT: '1' }, []],
])('the filter of a statement leaves out what a merchant has not: %s (system 52)', (_, modules, hidden) => {
  const childrenNodes = Object.entries(modules).map(([modId, enabled]) => ({ modId, enabled }))
  const shown = shownTypes(switchesOf({ modId: 'WEB3', enabled: '1', childrenNodes }))
  expect(statementTypes.filter((type) => !shown.includes(type))).toEqual(hidden)
})
