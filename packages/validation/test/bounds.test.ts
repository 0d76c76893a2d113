import { checkField, messageOf, ruleProblems, toRule, type ServerRule } from '@saola/validation'
import { describe, expect, it } from 'vitest'

type Bound = ServerRule['minLength']

/** What databases and forms of other people write where there is no bound. */
const none: [what: string, bound: Bound][] = [
  ['nothing', undefined],
  ['null', null],
  ['no text', ''],
  ['a space', ' '],
  ['nought', 0],
  ['nought as text', '0'],
  ['less than nought', -1],
  ['less than nought as text', '-1'],
  ["Java's largest number", 2_147_483_647],
  ["Java's largest number as text", '2147483647'],
  ["Java's largest long number", 9_223_372_036_854_775_807n.toString()],
  ['an unsigned one', 4_294_967_295],
  ["JavaScript's largest whole number", Number.MAX_SAFE_INTEGER],
  ['more than any field holds', 100_001],
]

describe('a bound that is none (validation 19)', () => {
  it.each(none)('%s bounds nothing from below', (_what, minLength) => {
    const rule = toRule({ patternId: 4, minLength, maxLength: 12 })
    expect(rule).toMatchObject({ minLength: 0, maxLength: 12, refusedBounds: [] })
    expect(checkField(rule, 'a')).toEqual([])
  })

  it.each(none)('%s bounds no more than any text is bounded from above', (_what, maxLength) => {
    const rule = toRule({ patternId: 4, minLength: 6, maxLength, required: true }, 'username')
    expect(rule).toMatchObject({ minLength: 6, maxLength: 255, refusedBounds: [] })
    expect(checkField(rule, 'a'.repeat(255))).toEqual([])
    const [found] = checkField(rule, 'ab')
    expect(found && messageOf(found).params).toEqual({ min: 6, max: 255 })
  })

  it.each(none)('%s costs nothing: a linear pattern is used', (_what, maxLength) => {
    const rule = toRule({ patternId: 0, acceptedPattern: '^[a-z]+[0-9]*$', maxLength })
    expect(rule.refusedPattern).toBeUndefined()
  })

  it('the upper one of two in the wrong order is none', () => {
    const rule = toRule({ patternId: 4, minLength: 8, maxLength: 6 })
    expect(rule).toMatchObject({ minLength: 8, maxLength: 255 })
    expect(toRule({ patternId: 4, minLength: 300 })).toMatchObject({ minLength: 300, maxLength: 100_000 })
  })
})

describe('a bound that is one', () => {
  it.each([
    [6, 12],
    ['6', '12'],
    [' 6 ', '12.0'],
  ])('is read as number or text: %j to %j', (minLength, maxLength) => {
    expect(toRule({ patternId: 4, minLength, maxLength })).toMatchObject({ minLength: 6, maxLength: 12 })
  })
})

describe('a bound that is no number of characters', () => {
  it.each(['abc', '6 characters', '6.5', '1,000', 'NaN', 'null'])(
    'is told, and bounds nothing: %s',
    (bound) => {
      const rule = toRule({ patternId: 4, minLength: bound, maxLength: bound }, 'nickname')
      expect(rule).toMatchObject({ minLength: 0, maxLength: 255 })
      expect(rule.refusedBounds).toEqual([bound, bound])
      expect(ruleProblems(rule)).toEqual([
        `nickname: the bound ${bound} is no number of characters`,
        `nickname: the bound ${bound} is no number of characters`,
      ])
    },
  )

  it('is one below the lower bound, which is told as such', () => {
    const rule = toRule({ patternId: 4, minLength: 8, maxLength: 6 }, 'nickname')
    expect(rule.refusedBounds).toEqual([6])
    expect(ruleProblems(rule)).toEqual(['nickname: the bound 6 is below the lower one of 8'])
    expect(ruleProblems(toRule({ patternId: 4, minLength: 8, maxLength: '8' }, 'nickname'))).toEqual([])
  })

  it.each([19, -1, 1.5, 'abc', null])('stands beside a pattern id that nobody knows: %s', (patternId) => {
    // A server writes what it likes.
    const rule = toRule({ patternId: patternId as number, minLength: 2 }, 'nickname')
    expect(checkField(rule, '!? ý')).toEqual([])
    expect(ruleProblems(rule)).toEqual([
      `nickname: the pattern id ${patternId} is not known, and takes any characters`,
    ])
    expect(ruleProblems(toRule({ patternId: 18 }))).toEqual([])
  })

  it('stands beside a pattern that is refused', () => {
    const rule = toRule({ patternId: 4, acceptedPattern: '(a+)+$', minLength: 'abc' })
    expect(ruleProblems(rule)).toHaveLength(2)
    expect(ruleProblems(toRule({ patternId: 4, minLength: 6 }))).toEqual([])
  })
})
