import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { mostClockDriftMs } from '@saola/rules'
import { hashOf, hashRelease, manifestFile, openRelease, writeManifest } from '@saola/server'
import { createGateway, watchItself, type Services } from '@saola/gateway'
import { startGateway, type TestGateway } from '../start-gateway.ts'

let gateway: TestGateway
let root: string
const rules = 'packages/rules/src/amounts.ts'

beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
})
afterAll(() => gateway.close())

/** The gateway as it runs from a small release of its own, on the machine's clock. */
async function runRelease(more: Partial<Services> = {}): Promise<Services> {
  root = mkdtempSync(join(tmpdir(), 'release-'))
  const made = root
  onTestFinished(() => rmSync(made, { recursive: true }))
  mkdirSync(join(root, 'packages/rules/src'), { recursive: true })
  writeFileSync(join(root, 'package.json'), '{ "version": "3.2.1" }')
  writeFileSync(join(root, rules), 'export const least = 1\n')
  writeFileSync(join(root, manifestFile), writeManifest(await hashRelease(root)))
  return { ...gateway.services, now: Date.now, release: openRelease(root), ...more }
}

function eventsOf(kind: 'gateway.differs' | 'gateway.clock-drifted') {
  return gateway.services.db
    .selectFrom('significant_event')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('id')
    .execute()
}

async function ask(services: Services): Promise<unknown> {
  const response = await createGateway(services).request('http://gateway.test/ops/release', {
    method: 'POST',
    headers: { 'X-Ops-Secret': 'ops' },
    body: JSON.stringify({ do: 'check' }),
  })
  const { value } = (await response.json()) as { value: unknown }
  return value
}

describe('the software that runs (system 58)', () => {
  it('names its version and the hash of all its files at /healthz', async () => {
    const services = await runRelease()
    const response = await createGateway(services).request('http://gateway.test/healthz')
    const build = hashOf(readFileSync(join(root, manifestFile)))
    expect(await response.json()).toEqual({ ready: true, version: '3.2.1', build })
  })

  it('is that of the repository where nobody says otherwise', async () => {
    const response = await gateway.fetch('http://gateway.test/healthz')
    expect(await response.json()).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      build: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
  })

  it('tells an operator that its files are those of the release', async () => {
    expect(await ask(await runRelease())).toMatchObject({
      version: '3.2.1',
      agrees: true,
      against: 'manifest',
      files: 2,
      differing: [],
      clock: { isTooFar: false },
    })
  })

  it('names a file that differs, to the operator and in the log', async () => {
    const services = await runRelease()
    writeFileSync(join(root, rules), 'export const least = 0\n')
    expect(await ask(services)).toMatchObject({
      agrees: false,
      differingCount: 1,
      differing: [{ file: rules, is: 'changed' }],
    })
    const told = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => told.mockRestore())
    await watchItself(services).stop()
    expect(told.mock.calls).toEqual([[`[release] ALARM ${rules} was changed since the release`]])
    expect(await eventsOf('gateway.differs')).toMatchObject([
      { actor: 'gateway', after: { differingCount: 1, differing: [{ file: rules, is: 'changed' }] } },
    ])
  })

  it('looks again, as long as it runs', async () => {
    const services = await runRelease()
    const told = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => told.mockRestore())
    const watch = watchItself(services, 20)
    await new Promise((done) => setTimeout(done, 100))
    expect(told.mock.calls).toEqual([])
    writeFileSync(join(root, rules), 'export const least = 0\n')
    await expect.poll(() => told.mock.calls.length).toBeGreaterThan(0)
    await watch.stop()
  })
})

describe('the clocks of process and database (system 59)', () => {
  it('agree where both are right', async () => {
    const { clock } = (await ask(await runRelease())) as { clock: { driftMs: number } }
    expect(Math.abs(clock.driftMs)).toBeLessThan(mostClockDriftMs)
  })

  it('are told with how far they are apart, once that is too far', async () => {
    const late = await runRelease({ now: () => Date.now() - mostClockDriftMs - 500 })
    expect(await ask(late)).toMatchObject({ agrees: false, differing: [], clock: { isTooFar: true } })
    const told = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => told.mockRestore())
    await watchItself(late).stop()
    expect(await eventsOf('gateway.clock-drifted')).toMatchObject([
      { actor: 'gateway', after: { mostMs: mostClockDriftMs } },
    ])
    expect(String(told.mock.calls[0])).toMatch(
      /^\[release\] ALARM the clock of the database is 2[45]\d\d ms ahead of this process's$/,
    )
  })

  it('are apart on purpose where the settings set this one off', async () => {
    const offset = 3_600_000
    const settings = { ...gateway.services.settings, clockOffsetMs: offset }
    const services = await runRelease({ settings, now: () => Date.now() + offset })
    expect(await ask(services)).toMatchObject({ agrees: true, clock: { isTooFar: false } })
  })
})
