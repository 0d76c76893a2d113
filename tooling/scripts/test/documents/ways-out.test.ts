import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { jobs } from '@saola/gateway'
import { allCalls, type Proof } from '@saola/protocol'
import { rootFolder } from '../../src/run.ts'

const page = readFileSync(join(rootFolder, 'docs/security/threats.md'), 'utf8')
const section = (page.split('## Ways out')[1] ?? '').split('\n## ')[0] ?? ''
const lines = section
  .split('\n')
  .filter((line) => line.startsWith('| `') || line.startsWith('| job'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, way = '', proof = '', bound = '', person = '', test = '']) => ({
    way,
    proof,
    bound,
    person,
    test,
  }))
const namesOf = (way: string): string[] => [...way.matchAll(/`([\w.-]+)`/g)].map(([, name = '']) => name)
const named = lines.flatMap(({ way }) => namesOf(way))

const moving = allCalls().filter(({ money }) => money)

/** Jobs after which nobody has more or less than before. */
const movesNothing = [
  'contracts.expire-bills',
  'contracts.expire-offers',
  'events.seal',
  'games.compare-aggregators',
  'games.forget-nonces',
  'games.open-titles',
  'games.sum-returns',
  'games.tell-stuck-rounds',
  'games.tell-voids',
  'lottery.fetch-results',
  'lottery.forget-draws',
  'lottery.forget-news',
  'lottery.schedule-draws',
  'member.rest-accounts',
  'member.seal-authenticators',
  'protection.find-patterns',
  'protection.match-register',
  'protection.offer-limits',
  'protection.tell-confirmable',
  'support.forget-chat',
  'support.push-notices',
  'system.forget-visits',
  'system.warn-of-slow-visits',
  'team.sum-days',
  'wallet.keep-owed',
  'wallet.key-payers',
  'wallet.seal-cards',
]

/** How a line begins to say what a call asks for. */
function words(proof: readonly Proof[]): string {
  const asked = { paymentPassword: 'transaction password', code: 'code', codeWhereOn: 'code where one is on' }
  return proof.length === 0 ? 'signed in' : proof.map((each) => asked[each]).join(' and ')
}

describe('the ways out (docs/security/threats.md)', () => {
  it('name every call that moves money, and every job that does, once', () => {
    const ways = [...moving.map(({ id }) => id), ...jobs.map(({ name }) => name)]
    expect(named.toSorted()).toEqual(ways.filter((way) => !movesNothing.includes(way)).toSorted())
  })

  it('name no job as idle that is gone', () => {
    const known = jobs.map(({ name }) => name)
    expect(movesNothing.filter((name) => !known.includes(name))).toEqual([])
  })

  it.each(moving.map(({ id, proof }) => ({ id, proof })))(
    '$id asks for what its row says',
    ({ id, proof }) => {
      const line = lines.find(({ way }) => namesOf(way).includes(id))
      expect(line?.proof.startsWith(words(proof))).toBe(true)
    },
  )

  it.each(lines)('$way is bound, looked at or not, and tested', ({ bound, person, test }) => {
    expect(bound.length).toBeGreaterThan(10)
    expect(person).not.toBe('')
    const files = [...test.matchAll(/\]\((\/[^)]+)\)/g)].map(([, path = '']) => path)
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) expect(existsSync(join(rootFolder, file)), file).toBe(true)
  })
})
