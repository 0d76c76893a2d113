import { describe, expect, it } from 'vitest'
import { mountedCalls } from '../../src/mounted-calls.ts'
import { createKept } from '../../src/http/kept/create-kept.ts'
import { questionOf, type Question } from '../../src/http/kept/question-of.ts'

/** Answers with how often it was asked. */
function counting(): { answer: () => Promise<string>; asked: () => number } {
  let count = 0
  return { answer: async () => `answer ${(count += 1)}`, asked: () => count }
}

describe('answers that are alike for everybody are kept for a moment (wire 34)', () => {
  it.each([
    [899, 'answer 1'],
    [900, 'answer 2'],
  ])('after %i ms the answer is "%s"', async (later, expected) => {
    let now = 1_000
    const kept = createKept<string>(500, () => now)
    const { answer } = counting()
    await kept.ask('who', answer)
    now += later
    expect(await kept.ask('who', answer)).toBe(expected)
  })

  it('asks once for all who ask in the same moment', async () => {
    const kept = createKept<string>(500, () => 0)
    const { answer } = counting()
    expect(await Promise.all(['who', 'who', 'where'].map((question) => kept.ask(question, answer)))).toEqual([
      'answer 1',
      'answer 1',
      'answer 2',
    ])
  })

  it('asks anew after a change', async () => {
    const kept = createKept<string>(500, () => 0)
    const { answer } = counting()
    await kept.ask('who', answer)
    kept.drop()
    expect(await kept.ask('who', answer)).toBe('answer 2')
  })

  it('does not keep what was being asked as the change came, nor hand it to who asks after it', async () => {
    const kept = createKept<string>(500, () => 0)
    const told = Promise.withResolvers<string>()
    const before = kept.ask('who', () => told.promise)
    kept.drop()
    const after = kept.ask('who', async () => 'new')
    told.resolve('old')
    expect(await Promise.all([before, after])).toEqual(['old', 'new'])
    expect(await kept.ask('who', async () => 'newer')).toBe('new')
  })

  it('forgets one of them alone, and what was being asked for it', async () => {
    const kept = createKept<string>(500, () => 0)
    await Promise.all(['who', 'where'].map((question) => kept.ask(question, async () => 'old')))
    kept.drop('who')
    const told = Promise.withResolvers<string>()
    const before = kept.ask('who', () => told.promise)
    kept.drop('who')
    told.resolve('older')
    expect(await before).toBe('older')
    expect([kept.find('who'), kept.find('where')]).toEqual([undefined, 'old'])
  })

  it('keeps no refusal', async () => {
    const kept = createKept<string>(500, () => 0)
    await expect(kept.ask('who', () => Promise.reject(new Error('closed')))).rejects.toThrow('closed')
    expect(await kept.ask('who', async () => 'open')).toBe('open')
  })

  it('keeps five hundred answers, and none to an endless question', async () => {
    const kept = createKept<string>(500, () => 0)
    const { answer, asked } = counting()
    for (let number = 0; number <= 500; number += 1) await kept.ask(`who ${number}`, answer)
    expect(kept.find('who 0')).toBeUndefined()
    expect(kept.find('who 500')).toBeDefined()
    const before = asked()
    const endless = 'who '.repeat(200)
    await kept.ask(endless, answer)
    await kept.ask(endless, answer)
    expect(asked() - before).toBe(2)
  })

  it('sends away what was kept longer than its moment, however long nobody changes anything', async () => {
    let now = 0
    const shelf = new Map()
    const kept = createKept<string>(
      500,
      () => now,
      () => shelf,
    )
    const { answer } = counting()
    for (let number = 0; number < 400; number += 1) {
      now += 100
      await kept.ask(`page ${number}`, answer)
      expect(shelf.size).toBeLessThanOrEqual(9)
    }
    expect([...shelf.keys()].at(-1)).toBe('page 399')
  })
})

const question: Question = { address: '/a?x=1', merchant: 'saola', language: 'VI', region: 'VN' }

describe('what a kept answer hangs on', () => {
  it.each<[string, Partial<Question>]>([
    ['the path', { address: '/b?x=1' }],
    ['the query', { address: '/a?x=2' }],
    ['all of the query', { address: '/a?x=1?' }],
    ['a query beyond a second question mark', { address: '/a?x=1?x=2' }],
    ['the merchant', { merchant: 'other' }],
    ['no merchant', { merchant: undefined }],
    ['the language', { language: 'EN' }],
    ['the region', { region: 'SG' }],
  ])('%s', (_, other) => {
    expect(questionOf({ ...question, ...other })).not.toBe(questionOf(question))
  })

  it('the time that a client writes into each address is no part of it', () => {
    for (const address of ['/a?x=1&t=17', '/a?t=18&x=1']) {
      expect(questionOf({ ...question, address })).toBe(questionOf(question))
    }
  })

  it('only reads that anybody may make are kept, and no row whose path names one thing among many', () => {
    const kept = mountedCalls.filter(({ isAlike }) => isAlike).map(({ call }) => call)
    expect(kept.length).toBeGreaterThan(10)
    for (const { id, method, access, path } of kept) {
      expect({ id, method, access, isOne: !path.includes(':') }).toEqual({
        id,
        method: 'GET',
        access: 'visitor',
        isOne: true,
      })
    }
  })
})
