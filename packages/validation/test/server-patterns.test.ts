import { checkField, compilePattern, toRule } from '@saola/validation'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

describe('a server pattern (validation 4)', () => {
  it.each([
    { acceptedPattern: '*', value: '!? 中', fine: true },
    { acceptedPattern: ' * ', value: '!? 中', fine: true },
    { acceptedPattern: '^[a-z]+$', value: 'abc', fine: true },
    { acceptedPattern: '^[a-z]+$', value: 'ABC', fine: false },
    { acceptedPattern: ' ^[a-z]+$ ', value: 'abc', fine: true },
    { acceptedPattern: '', value: '12', fine: true },
    { acceptedPattern: '', value: 'ab', fine: false },
    { acceptedPattern: undefined, value: 'ab', fine: false },
  ])('$acceptedPattern takes $value: $fine', ({ acceptedPattern, value, fine }) => {
    const rule = toRule({ patternId: 6, ...(acceptedPattern === undefined ? {} : { acceptedPattern }) })
    expect(rule.refusedPattern).toBeUndefined()
    expect(checkField(rule, value).length === 0).toBe(fine)
  })

  it('still counts the length of a wildcard', () => {
    const rule = toRule({ patternId: 0, acceptedPattern: '*', minLength: 3, maxLength: 4 })
    expect(checkField(rule, 'ab')).toEqual([{ key: 'validation.pattern.0', params: { min: 3, max: 4 } }])
  })

  it('counts an unknown id as any characters', () => {
    expect(checkField(toRule({ patternId: 99 }), '!?')).toEqual([])
  })

  it.each([
    '^[a-zA-Z0-9]{6,12}$',
    '^(?=.*[A-Z])(?=.*[a-z])(?=.*\\d)[A-Za-z\\d]{6,12}$',
    '^(?![0-9]+$)(?![a-zA-Z]+$)[0-9A-Za-z]{6,16}$',
    '^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}$',
    '^(0|\\+?84)[35789][0-9]{8}$',
    '^\\d{4}-\\d{2}-\\d{2}$',
    '^[\\w\\-\\.]+$',
    '^(?:[a-z]{2})*$',
    '^[\\u4e00-\\u9fa5]{2,20}$',
    '^(?<year>\\d{4})$',
    '[0-9]+',
  ])('uses %s', (acceptedPattern) => {
    expect(toRule({ patternId: 4, acceptedPattern, maxLength: 64 }).refusedPattern).toBeUndefined()
  })

  it.each([
    '(a+)+$',
    '^(a|a)*$',
    '^(a|ab)*c$',
    '^([a-z]+)*$',
    '^(\\d?)+$',
    '^(.*,){20}P$',
    '^.*.*.*.*.*x$',
    '^((a{1,20}){1,20}){1,20}$',
    '(x+x+)+y',
    '^(?=(a+)+$).*$',
    '^(a*)*$',
    '^(.+)\\1$',
    '^(?<a>.+)\\k<a>+$',
    '[a-z',
    '(?i)abc',
    'a++',
    '(',
    'x'.repeat(513),
  ])('refuses %s and lets the built-in pattern serve', (acceptedPattern) => {
    const started = performance.now()
    const rule = toRule({ patternId: 6, acceptedPattern })
    expect(rule.refusedPattern).toBe(acceptedPattern)
    expect(checkField(rule, '123')).toEqual([])
    expect(checkField(rule, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!')).toHaveLength(1)
    expect(performance.now() - started).toBeLessThan(100)
  })

  it.each([
    { what: 'three open repetitions that share the text', pattern: '^a*b+c{2,}$', longest: 308 },
    { what: 'open repetitions with a count', pattern: '^a{10,}b{10,}c*$', longest: 308 },
    { what: 'two without anchors, which match the whole all the same', pattern: 'a*b*$', longest: 3_160 },
    { what: 'two alternatives of one', pattern: '^a*|b*$', longest: 2_234 },
    { what: 'a lookahead beside the pattern', pattern: '^(?=a*b)c*d*$', longest: 308 },
  ])('bounds $what: at most $longest characters', ({ pattern, longest }) => {
    expect(compilePattern(pattern, longest)).toBeInstanceOf(RegExp)
    expect(compilePattern(pattern, longest + 1)).toBeUndefined()
  })

  it.each([
    {
      what: 'counted repetitions',
      most: `^${'a{1,10}'.repeat(6)}a{3,7}$`,
      over: `^${'a{1,10}'.repeat(6)}a{3,8}$`,
    },
    {
      what: 'large counts',
      most: `^${'a{11,20}'.repeat(6)}a{13,17}$`,
      over: `^${'a{11,20}'.repeat(6)}a{13,18}$`,
    },
    { what: 'optional characters', most: `^${'a?'.repeat(22)}$`, over: `^${'a?'.repeat(23)}$` },
    { what: 'choices', most: `${'(a|b)'.repeat(22)}$`, over: `${'(a|b)'.repeat(23)}$` },
    { what: 'nested choices', most: `${'(a|(b)|c)'.repeat(11)}$`, over: `${'(a|(b)|c)'.repeat(12)}$` },
    { what: 'characters of the pattern', most: 'a'.repeat(512), over: 'a'.repeat(513) },
  ])('multiplies $what and knows the limit', ({ most, over }) => {
    expect(compilePattern(most, 1)).toBeInstanceOf(RegExp)
    expect(compilePattern(over, 1)).toBeUndefined()
  })

  it.each([
    { pattern: '^[(a|b)+\\](]{2}$', value: '|+' },
    { pattern: '^\\(\\|\\){3}$', value: '(|)))' },
    { pattern: '^((ab)*c){1}$', value: undefined },
    { pattern: '^((ab){2}c)*$', value: 'ababcababc' },
    { pattern: '^((a|b)c)*$', value: undefined },
    { pattern: '^((a+)b)?$', value: 'aab' },
    { pattern: '^(?:a{2,3})+$', value: undefined },
    { pattern: '^(\\p{Lu}|x)y$', value: 'Đy' },
    { pattern: '^[a\\_b]\\_$', value: '__' },
    { pattern: '^.{2}$', value: '😀😀' },
  ])('reads $pattern as the engine does', ({ pattern, value }) => {
    const compiled = compilePattern(pattern, 64)
    expect(value === undefined ? compiled : compiled?.test(value)).toBe(
      value === undefined ? undefined : true,
    )
  })

  it('never runs for long with whatever pattern it let through', () => {
    const atom = fc.constantFrom(
      'a',
      '[ab]',
      '.',
      '\\w',
      '(a)',
      '(a|b)',
      '(?:ab)',
      '(a*)',
      '(?=a*b)',
      '(a+b?)',
      '(a|aa)',
    )
    const quantifier = fc.constantFrom('', '', '*', '+', '?', '{2,5}', '{0,30}', '+?')
    const piece = fc.tuple(atom, quantifier).map(([one, times]) => one + times)
    const source = fc
      .tuple(
        fc.constantFrom('', '^'),
        fc.array(piece, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('', '$', 'x$'),
      )
      .map(([start, pieces, end]) => start + pieces.join('') + end)
    let used = 0
    fc.assert(
      fc.property(source, fc.constantFrom('a', 'ab', 'aab'), (text, unit) => {
        const pattern = compilePattern(text, 40)
        if (pattern === undefined) return
        used += 1
        const started = performance.now()
        pattern.test(`${unit.repeat(40).slice(0, 39)}!`)
        expect(performance.now() - started, text).toBeLessThan(1_000)
      }),
      { numRuns: 3_000, seed: 5 },
    )
    expect(used).toBeGreaterThan(500)
  })
})
