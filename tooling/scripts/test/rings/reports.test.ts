import { describe, expect, it } from 'vitest'
import { countFlaky, overdue } from '../../src/rings/flaky-list.ts'
import { minutesTable } from '../../src/rings/minutes.ts'
import { toJourneyResult } from '../../src/rings/read-journeys.ts'
import { toUnitResult } from '../../src/rings/read-units.ts'
import { readOptions } from '../../src/rings/read-options.ts'

const holds = { fullName: 'a rule holds', status: 'passed', duration: 1_500, failureMessages: [] }
const breaks = { fullName: 'a rule breaks', status: 'failed', duration: 20, failureMessages: ['1 is not 2'] }
const skipped = { fullName: 'a rule sleeps', status: 'skipped', failureMessages: [] }

const unitFile = (name: string, status: string, assertionResults: object[], message = '') =>
  ({ name: `/root/${name}`, status, message, startTime: 0, endTime: 0, assertionResults }) as never

describe('a report of units', () => {
  it('says what passed, how long it took, and how to repeat what failed', () => {
    const report = { testResults: [unitFile('a.test.ts', 'failed', [holds, breaks, skipped])] }
    const result = toUnitResult(report, 1, '/root')
    expect(result.passed).toBe(1)
    expect(result.tests[0]).toEqual({ file: 'a.test.ts', name: 'a rule holds', seconds: 1.5 })
    expect(result.failed).toEqual([
      { file: 'a.test.ts', name: 'a rule breaks', why: '1 is not 2', again: 'pnpm test --unit a.test.ts' },
    ])
  })

  it('counts a file that does not load as failed', () => {
    const report = { testResults: [unitFile('b.test.ts', 'failed', [], 'no such import')] }
    expect(toUnitResult(report, 1, '/root').failed).toMatchObject([
      { file: 'b.test.ts', why: 'no such import' },
    ])
  })

  it('counts a run that ends badly without a failed test as failed', () => {
    const report = { testResults: [unitFile('a.test.ts', 'passed', [holds])] }
    expect(toUnitResult(report, 1, '/root').failed).toHaveLength(1)
    expect(toUnitResult(report, 0, '/root').failed).toHaveLength(0)
  })
})

const walked = (projectName: string, status: string, message?: string) => ({
  projectName,
  status,
  results: [{ duration: 2_000, ...(message === undefined ? {} : { error: { message } }) }],
})

describe('a report of journeys', () => {
  const suites = [
    {
      title: 'a.test.ts',
      file: 'a.test.ts',
      suites: [
        {
          title: 'in vi',
          file: 'a.test.ts',
          specs: [
            {
              title: 'fits',
              file: 'a.test.ts',
              tests: [
                walked('phone', 'expected'),
                walked('desktop', 'unexpected', 'cut off'),
                walked('x', 'skipped'),
              ],
            },
          ],
        },
      ],
    },
  ]

  it('names each test with its width, and how to repeat what failed', () => {
    const result = toJourneyResult({ suites, errors: [] } as never, 1)
    expect(result.passed).toBe(1)
    expect(result.tests.map(({ name, seconds }) => [name, seconds])).toEqual([
      ['in vi fits (phone)', 2],
      ['in vi fits (desktop)', 2],
    ])
    expect(result.failed).toEqual([
      {
        file: 'tooling/e2e/journeys/a.test.ts',
        name: 'in vi fits (desktop)',
        why: 'cut off',
        again: 'pnpm test --journeys a.test.ts --project desktop',
      },
    ])
  })

  it('counts what the run itself says as failed, such as a ledger that does not agree', () => {
    const result = toJourneyResult({ suites: [], errors: [{ message: 'the ledger does not agree' }] }, 1)
    expect(result.failed.map(({ why }) => why)).toEqual(['the ledger does not agree'])
  })
})

describe('the list of flaky tests', () => {
  const flaked = { file: 'a.test.ts', name: 'holds' }

  it('counts each one, with the day on which it flaked last', () => {
    const once = countFlaky([], [flaked], '2026-11-25')
    expect(once).toEqual([{ ...flaked, count: 1, last: '2026-11-25' }])
    expect(countFlaky(once, [flaked], '2026-11-26')).toEqual([{ ...flaked, count: 2, last: '2026-11-26' }])
  })

  it('asks for one that flaked three times to be mended', () => {
    const list = [
      { ...flaked, count: 3, last: '2026-11-25' },
      { ...flaked, name: 'rests', count: 2, last: '2026-11-25' },
    ]
    expect(overdue(list)).toEqual([
      'a.test.ts > holds flaked 3 times: mend it, then take its line out of tooling/scripts/flaky.json',
    ])
  })
})

describe('the table of minutes', () => {
  it('has each part, the slowest tests and files, and what was tried twice', () => {
    const tests = Array.from({ length: 25 }, (_, at) => ({
      file: `${at % 2}.test.ts`,
      name: `${at}`,
      seconds: at,
    }))
    const table = minutesTable(
      [
        { name: 'check', seconds: 45, result: { passed: 1, failed: [], flaky: [], tests: [] } },
        {
          name: 'units',
          seconds: 200,
          result: { passed: 25, failed: [], flaky: [{ file: 'f', name: 'n' }], tests },
        },
      ],
      210,
    ).split('\n')
    expect(table.slice(1, 4).map((line) => line.split(/\s{2,}/))).toEqual([
      ['check', '45', '1', '0'],
      ['units', '200', '25', '0'],
      ['all', '210', '26', '0'],
    ])
    expect(table.filter((line) => line.includes('.test.ts > '))).toHaveLength(20)
    expect(table).toContain('  156.0 s  0.test.ts')
    expect(table.at(-1)).toBe('  f > n')
  })
})

describe('the words of pnpm test', () => {
  it.each([
    ['', { ring: 'gate', changed: false, rest: [] }],
    ['--all', { ring: 'round', changed: false, rest: [] }],
    ['--unit', { ring: 'gate', half: 'unit', changed: false, rest: [] }],
    ['--journeys --all', { ring: 'round', half: 'journeys', changed: false, rest: [] }],
    ['--unit --journeys', { ring: 'gate', changed: false, rest: [] }],
    ['--changed', { ring: 'round', changed: true, rest: [] }],
    [
      '--unit a.test.ts -t holds',
      { ring: 'round', half: 'unit', changed: false, rest: ['a.test.ts', '-t', 'holds'] },
    ],
  ])('%s', (words, options) => {
    expect(readOptions(words.split(' ').filter(Boolean))).toEqual(options)
  })

  it('say which half further words are for', () => {
    expect(() => readOptions(['a.test.ts'])).toThrow('a.test.ts: say --unit or --journeys')
  })
})
