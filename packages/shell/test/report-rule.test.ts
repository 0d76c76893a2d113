import { reportRule } from '@saola/shell'
import { toRule } from '@saola/validation'
import { expect, it, vi } from 'vitest'

it('tells once what of a rule of the server could not be used (validation 4)', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const wrong = toRule({ patternId: 4, acceptedPattern: '(a+)+$', maxLength: 'abc' }, 'nickname')
  expect(reportRule(wrong)).toBe(wrong)
  reportRule(wrong)
  reportRule(toRule({ patternId: 4, maxLength: 12 }, 'username'))
  expect(told.mock.calls).toEqual([
    ['nickname: the pattern (a+)+$ cannot be used, and the built-in one serves'],
    ['nickname: maxLength abc is no number of characters, and bounds nothing'],
  ])
})
