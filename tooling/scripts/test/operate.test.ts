import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startGateway, type TestGateway } from '@saola/gateway/testing/start-gateway.ts'
import { onePixelPng } from '@saola/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operate } from '../src/operate/operate.ts'

const folder = mkdtempSync(join(tmpdir(), 'saola-operate-'))
const png = join(folder, 'banner.png')

let gateway: TestGateway
beforeAll(async () => {
  writeFileSync(png, onePixelPng)
  gateway = await startGateway({ opsSecret: 'ops' })
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await gateway.close()
})

async function ops(words: readonly string[], environment: Record<string, string> = {}) {
  const said: string[] = []
  const complained: string[] = []
  const code = await operate(words, {
    environment: { SAOLA_OPS_SECRET: 'ops', SAOLA_GATEWAY: 'http://gateway.test', ...environment },
    fetch: async (address, init) => gateway.fetch(String(address), init),
    say: (line) => said.push(line),
    complain: (line) => complained.push(line),
  })
  return { code, said: said.join('\n'), complained: complained.join('\n') }
}

const titles = ['--title.VI', 'Tin', '--title.EN', 'News']
const notice = ['announcement', '--do', 'publish', '--merchant', 'saola', '--kind', 'player', ...titles]

describe('pnpm gateway ops', () => {
  it('lists every act of the gateway', async () => {
    const { code, said } = await ops([])
    expect(code).toBe(0)
    for (const name of ['merchant', 'withdrawal', 'ticket', 'promotion', 'announcement', 'feedback']) {
      expect(said).toMatch(new RegExp(`^${name} +[A-Z]`, 'm'))
    }
  })

  it('says what an act has to be told, and what may be left out', async () => {
    const { code, said } = await ops(['announcement'])
    expect(code).toBe(0)
    expect(said).toContain('  --kind player|agent|popup|promotion\n')
    expect(said).toContain('  --title.VI string\n')
    expect(said).toContain('  [--endsAt integer]')
    expect(said).toContain('  --ids integer,...')
  })

  it('does one by flags, with lists, and by JSON', async () => {
    const done = await ops([...notice, '--content.VI', '123', '--content.EN', 'Text'])
    expect(done.complained).toBe('')
    const { ids } = JSON.parse(done.said) as { ids: number[] }
    const listed = await ops(['announcement', JSON.stringify({ do: 'list', merchant: 'saola' })])
    expect(listed.said).toContain('"VI": "Tin"')
    const ended = await ops([
      'announcement',
      '--do',
      'withdraw',
      '--merchant',
      'saola',
      '--ids',
      ids.join(','),
    ])
    expect(JSON.parse(ended.said)).toEqual({ ids })
  })

  it('sends the content of a picture', async () => {
    const banner = ['announcement', '--do', 'banner', '--merchant', 'saola', '--linkageType', 'P', ...titles]
    expect(await ops([...banner, '--picture', `@${png}`])).toMatchObject({ code: 0, complained: '' })
    const missing = await ops([...banner, '--picture', '@/nowhere/at-all.png'])
    expect([missing.code, missing.complained]).toEqual([1, 'the file /nowhere/at-all.png cannot be read'])
  })

  it.each([
    ['an act that there is not', ['dance'], /there is no act dance; known are merchant,/],
    ['a field that there is not', ['ticket', '--colour', 'red'], /there is no field colour/],
    ['a flag without a value', ['ticket', '--content'], /--content has no value/],
    ['text that is no JSON', ['ticket', '{oops'], /this is no JSON object/],
    [
      'a field that is missing',
      ['ticket', '--content', 'Xin chào'],
      /refused \(400 request_param_err\): ticketId: /,
    ],
    ['something that is not there', ['ticket', '{"ticketId":1,"content":"x"}'], /refused \(404 not_found\)/],
  ])('complains about %s', async (_what, words, complaint) => {
    const { code, complained } = await ops(words)
    expect(code).toBe(1)
    expect(complained).toMatch(complaint)
  })

  it('complains about a secret that is missing or wrong', async () => {
    expect((await ops([], { SAOLA_OPS_SECRET: '' })).complained).toContain('SAOLA_OPS_SECRET is not set')
    expect((await ops([], { SAOLA_OPS_SECRET: 'guess' })).complained).toContain('refused (403 forbidden)')
  })
})
