import { checkField, compilePattern, ruleProblems, toRule } from '@saola/validation'
import { readPattern } from '@saola/validation/read-pattern'
import { describe, expect, it } from 'vitest'

const longest = 20
const read = (source: string, most = longest, least = 0): RegExp | undefined =>
  readPattern(source, most, least)

describe('a pattern in the spelling of Java, PCRE or POSIX (validation 20)', () => {
  it.each([
    [String.raw`\A[a-z0-9]+\z`, ['minh88'], ['Aminh88z', 'Minh88', 'a b']],
    [String.raw`\A\d{6}\Z`, ['123456'], ['A123456Z']],
    ['^[[:alnum:]]+$', ['minh88', 'A'], ['a:', ':', 'ế', '[']],
    ['^[[:alpha:]_][[:alnum:]_]*$', ['_a1'], ['1a', 'a-']],
    ['^[^[:space:]]+$', ['a'], ['a b', '\t']],
    ['^[[:digit:]]{6}$', ['123456'], ['d:igit']],
    ['^[[:upper:]][[:lower:]]+$', ['An'], ['an', 'AN']],
    ['^[[:xdigit:]]+$', ['0fA'], ['g']],
    ['^[[:punct:]]+$', ['!/:@[`{~-'], ['a', ' ']],
    ['^[[:print:]]+$', ['a ~'], ['\n', 'é']],
    [String.raw`^\p{Alnum}+$`, ['minh88'], ['ế', '{']],
    [String.raw`^[\p{Digit}\p{Punct}]+$`, ['1.'], ['a', 'D']],
    [String.raw`^\P{Alnum}+$`, ['-'], ['a', '1']],
    [String.raw`^\p{IsHan}+$`, ['中文'], ['p', 'IsHan', '{']],
    [String.raw`^\p{Han}+$`, ['中文'], ['Han']],
    [String.raw`^[\p{IsLatin}\p{IsDigit}]+$`, undefined, undefined],
    [String.raw`^\p{IsAlphabetic}+$`, ['Đức'], ['1']],
    [String.raw`^\pL+$`, ['Đức', 'pL'], ['1']],
    [String.raw`^\PL+$`, ['1'], ['a']],
    [String.raw`^[\pL\pN]+$`, ['ế1'], ['-']],
    ['^[a-z]{,12}$', ['a', 'a'.repeat(12)], ['a'.repeat(13), 'a{,12}']],
    [String.raw`^\x{41}+$`, ['AA'], ['x']],
    [String.raw`^[\x{1F600}-\x{1F64F}]+$`, ['😀'], ['1']],
    [String.raw`^\Qa.b\E\d$`, ['a.b1'], ['axb1', 'Qa.bE1']],
    [String.raw`^\Q(a+)+\E$`, ['(a+)+'], ['aaa']],
    [String.raw`^[\w-.]+@[\w-]+$`, ['a-b.c@d'], ['a b@c', 'a@b.c']],
    [String.raw`^[.-\w]+$`, ['.-a'], ['/']],
    [String.raw`^[\w\-\.\@]+$`, ['a-b.c@d'], ['a b']],
    [String.raw`^\d{4}\-\d{2}\_\#$`, ['2026-11_#'], ['2026x11_#']],
    [String.raw`^\!\"\%\&\'\,\:\;\=\~$`, [`!"%&',:;=~`], ['a']],
    [String.raw`^[\<\w\>]+$`, ['<a>'], ['-']],
    [String.raw`(?=^.{2,8}$)(?=.*\d)^[a-z\d]+$`, ['ab1'], ['ab', 'abcdefgh1']],
  ])('%s is used with its own meaning, or refused', (source, fine, wrong) => {
    const pattern = read(source)
    expect(pattern === undefined).toBe(fine === undefined)
    for (const text of fine ?? []) expect(pattern?.test(text), text).toBe(true)
    for (const text of wrong ?? []) expect(pattern?.test(text), text).toBe(false)
  })

  const refused = [
    String.raw`^\p{Alpha}+$`,
    String.raw`^[\p{Lower}\p{Upper}]+$`,
    String.raw`^\P{Alpha}+$`,
    String.raw`^\p{InGreek}+$`,
    String.raw`^\p{javaLowerCase}+$`,
    String.raw`^[\P{Alnum}]+$`,
    '^[[:^digit:]]+$',
    '^[:alpha:]+$',
    '^[[=a=]]+$',
    '^[[.hyphen.]]+$',
    '^[a-z&&[^aeiou]]+$',
    '^[a-z&&aeiou]+$',
    '^[a-z[0-9]]+$',
    String.raw`\<[a-z]+\>`,
    String.raw`^\h+$`,
    String.raw`^a\v$`,
    String.raw`^a\R$`,
    String.raw`^a\e$`,
    String.raw`^a\K$`,
    String.raw`^\G[a-z]+$`,
    String.raw`^\w++$`,
    String.raw`^\07$`,
    String.raw`^[a-z]\{6,12\}$`,
    '(?i)^[a-z]+$',
    '(?i:^[a-z]+$)',
    '(?-i:a)',
    '(?s).+',
    '^(?>a)b$',
    '^(?P<name>a)$',
    '^(?#six letters)[a-z]{6}$',
    '~^[a-z]+$~i',
    '#^[a-z]+$#',
  ]
  it.each(refused)('%s is refused and told', (source) => {
    for (const reader of [readPattern, compilePattern]) {
      const rule = toRule({ patternId: 4, acceptedPattern: source, maxLength: longest }, 'username', reader)
      expect(rule.refusedPattern).toBe(source)
      expect(checkField(rule, 'minh88')).toEqual([])
      expect(ruleProblems(rule)).toHaveLength(1)
    }
  })

  it.each([String.raw`\A[a-z0-9]+\z`, '^[[:alnum:]]+$', String.raw`^\pL+$`, '^a{,12}$', '/^[a-z]+$/i'])(
    '%s is refused, and not read otherwise, where nobody translates',
    (source) => {
      expect(compilePattern(source, longest)).toBeUndefined()
    },
  )
})

const alpha = (code: number): boolean => /[A-Za-z]/.test(String.fromCharCode(code))
const digit = (code: number): boolean => code >= 48 && code <= 57
const graph = (code: number): boolean => code > 32 && code < 127

describe('the ASCII classes', () => {
  /** As the C locale has them. */
  const classes: [name: string, holds: (code: number) => boolean][] = [
    ['alnum', (code) => alpha(code) || digit(code)],
    ['alpha', alpha],
    ['ascii', (code) => code < 128],
    ['blank', (code) => code === 9 || code === 32],
    ['cntrl', (code) => code < 32 || code === 127],
    ['digit', digit],
    ['graph', graph],
    ['lower', (code) => code >= 97 && code <= 122],
    ['print', (code) => code === 32 || graph(code)],
    ['punct', (code) => graph(code) && !alpha(code) && !digit(code)],
    ['space', (code) => code === 32 || (code > 8 && code < 14)],
    ['upper', (code) => code >= 65 && code <= 90],
    ['word', (code) => alpha(code) || digit(code) || code === 95],
    ['xdigit', (code) => digit(code) || /[A-Fa-f]/.test(String.fromCharCode(code))],
  ]

  it.each(classes)(
    '%s holds what it holds in POSIX, and in Java where it has a name there',
    (name, holds) => {
      const own = name === 'xdigit' ? 'XDigit' : name.replace(/^./, (first) => first.toUpperCase())
      const isOfJava = !['alpha', 'ascii', 'lower', 'upper', 'word'].includes(name)
      const spellings = [
        `[[:${name}:]]`,
        ...(isOfJava ? [`\\p{${own}}`, `[\\p{${own}}]`, `[^\\P{${own}}]`] : []),
      ]
      for (const spelling of spellings) {
        const pattern = read(spelling)
        // A class of what a class does not hold has no counterpart.
        expect(pattern === undefined, spelling).toBe(spelling.startsWith('[^'))
        const codes = Array.from({ length: 0x250 }, (_, code) => code)
        const wrong = codes.filter((code) => pattern?.test(String.fromCharCode(code)) === !holds(code))
        expect(wrong, spelling).toEqual([])
      }
    },
  )
})

describe('a literal of JavaScript', () => {
  it.each([
    ['/^[a-z]{2,4}$/', ['ab'], ['AB', '/ab/']],
    ['/^[a-z]{2,4}$/i', ['ab', 'AB'], ['ſs', '\u212a\u212a', '/ab/i']],
    ['/^[a-z]{2,4}$/iu', ['AB'], ['1']],
    ['/^[a-z]+$/g', ['ab'], ['AB']],
    ['/^[a-z]+$/gm', ['ab'], ['ab\ncd']],
    ['/^.{3}$/s', ['a\nb'], ['ab']],
    [String.raw`/\A[[:alpha:]]+\z/`, ['ab'], ['1']],
    [String.raw`/^\/a\/$/`, ['/a/'], ['a']],
    ['/^[a-z]+$/ii', ['aB'], ['1']],
  ])('%s is unwrapped', (source, fine, wrong) => {
    const pattern = read(source)
    for (const text of fine) expect(pattern?.test(text), text).toBe(true)
    for (const text of wrong) expect(pattern?.test(text), text).toBe(false)
    // What was said before about an earlier text changes nothing.
    for (const text of fine) expect(pattern?.test(text), text).toBe(true)
  })

  it.each(['/^a$|^b$/m', '/^[a-z]+$/v', '/^[a-z]+$/x', String.raw`/^\p{Lu}+$/i`, '/', '//', '/a', '/(/'])(
    '%s has no exact counterpart, and is refused',
    (source) => {
      expect(read(source)).toBeUndefined()
    },
  )
})

describe('a pattern that is not what its author meant', () => {
  it.each([
    [String.raw`^\\d{6}$`],
    [String.raw`^[\\w.]+$`],
    [String.raw`^\\w+\\.\\w+$`],
    [String.raw`^[\\u4e00-\\u9fa5]+$`],
    [String.raw`^[a-z\\-_]+$`],
    [String.raw`^\\p{L}+$`],
    [String.raw`^(?=.*\\d).{6,12}$`],
  ])('has doubled backslashes: %s', (source) => {
    expect(read(source)).toBeUndefined()
    expect(compilePattern(source, longest)).toBeUndefined()
  })

  it.each([String.raw`^[a-z]+\\[A-Z]$`, String.raw`^[^\\/:]+$`, String.raw`^[\\\]]+$`])(
    'is none where a backslash is meant: %s',
    (source) => {
      expect(read(source)).toBeInstanceOf(RegExp)
    },
  )

  const never = [
    String.raw`^[^\s\S]+$`,
    String.raw`^a[^\W_\w]$`,
    'a^b',
    '$a',
    '^a$b',
    '[]',
    '^[]+$',
    '(?!)',
    'a(?!)',
    '^^a$b$',
    'x(^a)',
    '(a|b)^c',
    '(^a$)b',
    '(?=a^)a',
  ]
  it.each(never)('is met by nothing: %s', (source) => {
    expect(read(source)).toBeUndefined()
    expect(toRule({ patternId: 4, acceptedPattern: source }, 'x', readPattern).refusedPattern).toBe(source)
  })

  it.each([
    ['^[a-z]{20,}$', 0, 12],
    ['^[0-9]{6}$', 8, 12],
    ['^[0-9]{1,6}$', 8, 12],
    ['(?=.*[0-9])', 0, 12],
    ['^(?=.*[0-9])', 6, 12],
    ['^$', 0, 12],
    [String.raw`^\p{Lu}(?:ab){6}$`, 0, 12],
    ['^(?:[a-z]{13}|[0-9]{14})$', 0, 12],
  ])('is met by no text of the length that is asked for: %s with %i to %i', (source, least, most) => {
    const rule = toRule(
      { patternId: 4, acceptedPattern: source, minLength: least, maxLength: most },
      'x',
      readPattern,
    )
    expect(rule.refusedPattern).toBe(source)
  })

  it.each([
    ['^[a-z]{6,12}$', 6, 12],
    ['^[a-z]{12}$', 6, 12],
    ['^(?=.*[0-9])(?=.*[a-z])[0-9a-z]+$', 6, 12],
    ['^(?:a{13}|b)$', 1, 12],
    ['^(?:a{13})?b$', 1, 12],
    [String.raw`^\b\w+\b$`, 6, 12],
    ['^😀{2}$', 2, 2],
    [String.raw`^\u{1F600}\x41\u0042[\]]$`, 4, 4],
    ['^(?<year>[0-9]{4})$', 4, 4],
    ['(?:^a|^b)c$', 2, 2],
    ['^(?:a$|b$)', 1, 1],
    ['^(?!ab)[a-z]+(?=$)$', 1, 12],
    ['(?<!a)[a-z]+?', 1, 12],
  ])('is met by some text: %s with %i to %i', (source, least, most) => {
    expect(read(source, most, least)).toBeInstanceOf(RegExp)
  })
})

describe('matching means the whole value (validation 1)', () => {
  it.each([
    ['[0-9]+', ['123'], ['a123', '123a', '1 2']],
    ['a|b', ['a', 'b'], ['ab', 'ac', 'cb']],
    ['^[0-9]+', ['1'], ['1a']],
    ['[0-9]+$', ['1'], ['a1']],
    ['a|^b|c$', ['a', 'b', 'c'], ['ax', 'bx', 'xc']],
    ['[a-z]{3}', ['abc'], ['abcd']],
    ['.', ['a', '😀'], ['ab', '']],
  ])('%s', (source, fine, wrong) => {
    for (const reader of [readPattern, compilePattern]) {
      const pattern = reader(source, longest)
      for (const text of fine) expect(pattern?.test(text), text).toBe(true)
      for (const text of wrong) expect(pattern?.test(text), text).toBe(false)
    }
  })

  it('does not take what stands outside of it: an alternative closes no bracket', () => {
    expect(read('a)|(?:b')).toBeUndefined()
    expect(read(')(')).toBeUndefined()
  })
})

describe('the length is judged before the pattern runs', () => {
  it.each([3_000, 300_000])('a text of %i characters costs nothing', (length) => {
    const acceptedPattern = '^[a-zA-Z0-9]+[._-]?[a-zA-Z0-9]+[._-]?[a-zA-Z0-9]+$'
    const rule = toRule({ patternId: 4, acceptedPattern, minLength: 6, maxLength: 20 }, 'password')
    expect(rule.refusedPattern).toBeUndefined()
    const started = performance.now()
    const found = checkField(rule, `${'a'.repeat(length)}!`)
    expect(performance.now() - started).toBeLessThan(100)
    expect(found).toMatchObject([{ key: 'validation.password_length', params: { min: 6, max: 20 } }])
  })

  it('a text that is too short is told by its pattern first', () => {
    const rule = toRule({ patternId: 4, minLength: 6, maxLength: 12 }, 'password')
    expect(checkField(rule, 'a b')).toMatchObject([{ key: 'validation.pattern.4' }])
    expect(checkField(rule, 'abc')).toMatchObject([{ key: 'validation.password_length' }])
  })
})
