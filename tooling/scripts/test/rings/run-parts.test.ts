import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { command } from '../../src/rings/command.ts'
import type { Part, PartResult } from '../../src/rings/part.ts'
import { runParts } from '../../src/rings/run-parts.ts'
import { tryFilesAgain } from '../../src/rings/units.ts'

const good: PartResult = { passed: 1, failed: [], flaky: [], tests: [] }
const bad: PartResult = {
  passed: 1,
  failed: [{ file: 'a.test.ts', name: 'holds', why: 'it does not', again: 'pnpm test --unit a.test.ts' }],
  flaky: [],
  tests: [],
}

/** Runs parts and notes what begins and ends, in order. */
async function play(parts: Part[]) {
  const story: string[] = []
  const noted = parts.map((part) => ({
    ...part,
    run: async (log: (text: string) => void) => {
      story.push(`${part.name} begins`)
      await new Promise((done) => setTimeout(done, 1))
      try {
        return await part.run(log)
      } finally {
        story.push(`${part.name} ends`)
      }
    },
  }))
  const done = await runParts(noted, {
    now: () => 0,
    logOf: () => () => undefined,
    say: () => undefined,
  })
  return { story, done }
}

const part = (name: string, run: Part['run'] = async () => good): Part => ({ name, run })

describe('the parts of a run', () => {
  it('run one after the other, in their order', async () => {
    const { story } = await play([part('a'), part('b')])
    expect(story).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  })

  it('run beside the part before them where they say so, and are told in their order', async () => {
    const slow = part('slow', () => new Promise((done) => setTimeout(() => done(good), 5)))
    const { story, done } = await play([slow, { ...part('waits'), isBeside: true }, part('b')])
    expect(story).toEqual(['slow begins', 'waits begins', 'waits ends', 'slow ends', 'b begins', 'b ends'])
    expect(done.map(({ name }) => name)).toEqual(['slow', 'waits', 'b'])
  })

  it('fail alone: one that throws is told, and the others go on', async () => {
    const { done } = await play([part('broken', () => Promise.reject(new Error('no such tool'))), part('b')])
    expect(done.map(({ result }) => result.failed.map(({ why }) => why.split('\n')[0]))).toEqual([
      ['Error: no such tool'],
      [],
    ])
  })

  it('are tried again when nothing else runs any more', async () => {
    const story: string[] = []
    const failing: Part = {
      ...part('failing', async () => bad),
      tryAgain: async () => {
        story.push('again')
        return good
      },
    }
    const other = part('other', async () => {
      story.push('other')
      return good
    })
    const { done } = await play([failing, other])
    expect(story).toEqual(['other', 'again'])
    expect(done.map(({ result }) => result.failed)).toEqual([[], []])
  })
})

const sh = (script: string, isTriedAgain = false): Part =>
  command({ name: 'a', tool: 'sh', args: ['-c', script], again: 'pnpm a', isTriedAgain })

describe('a command', () => {
  it('that gives way computes at the lowest priority', async () => {
    const script =
      'import os from "node:os"; process.exit(os.getPriority() === os.constants.priority.PRIORITY_LOW ? 0 : 1)'
    const args = [
      '--input-type=module',
      '-e',
      `await new Promise((done) => setTimeout(done, 100)); ${script}`,
    ]
    const patient = (givesWay: boolean) =>
      command({ name: 'a', tool: process.execPath, args, again: 'pnpm a', givesWay })
    const { done } = await play([patient(true), patient(false)])
    expect(done.map(({ result }) => result.passed)).toEqual([1, 0])
  })

  it('that fails has failed', async () => {
    const { done } = await play([sh('exit 3')])
    expect(done.map(({ result }) => result)).toMatchObject([
      { passed: 0, failed: [{ name: 'a', why: 'ended with 3' }], flaky: [] },
    ])
  })

  it.each([
    ['and passes then is flaky', 'exit 0', { passed: 1, failed: [], flaky: [{ file: '', name: 'a' }] }],
    ['and fails again has failed', 'exit 3', { passed: 0, failed: [{ name: 'a' }], flaky: [] }],
  ])('that is tried again %s', async (_, then, expected) => {
    const folder = await mkdtemp(join(tmpdir(), 'saola-command-'))
    const { done } = await play([sh(`cd "${folder}" && { mkdir tried && exit 1 || ${then}; }`, true)])
    expect(done.map(({ result }) => result)).toMatchObject([expected])
    await rm(folder, { recursive: true })
  })
})

describe('a second try', () => {
  it('names what passes alone as flaky, and counts it as passed', async () => {
    const asked: string[][] = []
    const ran = { ...good, tests: [{ file: 'a.test.ts', name: 'holds', seconds: 1 }] }
    const result = await tryFilesAgain(bad, async (files) => {
      asked.push(files)
      return ran
    })
    expect(asked).toEqual([['a.test.ts']])
    expect(result).toMatchObject({ passed: 2, failed: [], flaky: [{ file: 'a.test.ts', name: 'holds' }] })
  })

  it('leaves failed what did not run again', async () => {
    const result = await tryFilesAgain(bad, async () => good)
    expect(result).toMatchObject({ passed: 1, failed: bad.failed, flaky: [] })
  })

  it('leaves failed what fails twice', async () => {
    const result = await tryFilesAgain(bad, async () => bad)
    expect(result).toMatchObject({ passed: 1, failed: bad.failed, flaky: [] })
  })

  it.each([
    ['a runner that crashed', [{ file: '', name: 'vitest as a whole', why: '', again: '' }]],
    [
      'so many files that it is no moment of the machine',
      Array.from({ length: 9 }, (_, at) => ({ file: `${at}.test.ts`, name: 'holds', why: '', again: '' })),
    ],
  ])('is not given to %s', async (_, failed) => {
    const first = { ...bad, failed }
    const result = await tryFilesAgain(first, () => Promise.reject(new Error('it was tried again')))
    expect(result).toBe(first)
  })
})
