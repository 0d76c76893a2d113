import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { account, merchant, openTinyGateway } from './tiny-gateway.ts'

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))

function run(words: readonly string[]): Promise<{ code: number | null; said: string; complaint: string }> {
  const child = spawn(process.execPath, [main].concat(words))
  let said = ''
  let complaint = ''
  child.stdout.on('data', (part: Buffer) => (said += String(part)))
  child.stderr.on('data', (part: Buffer) => (complaint += String(part)))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said, complaint })))
}

it(
  'ends with 0 where nothing differs, and writes the report in three ways',
  { timeout: 30_000 },
  async () => {
    const gateway = await openTinyGateway()
    const folder = await mkdtemp(join(tmpdir(), 'conformance-'))
    try {
      const [json, html] = [join(folder, 'report.json'), join(folder, 'report.html')]
      const who = ['--merchant', merchant, '--account', `${account.name}:${account.password}`]
      const { code, said, complaint } = await run(
        [gateway.url, '--only', 'wallet', '--json', json, '--html', html].concat(who),
      )
      expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
      expect(said).toContain(`${gateway.url}, merchant ${merchant}`)
      expect(JSON.parse(await readFile(json, 'utf8'))).toMatchObject({ gateway: gateway.url, merchant })
      expect(await readFile(html, 'utf8')).toMatch(/^<!doctype html>/)
    } finally {
      await rm(folder, { recursive: true })
      await gateway.close()
    }
  },
)

it('ends with 1 where something differs', async () => {
  const gateway = await openTinyGateway(() => ({ 'GET /wps/system/status': () => ({}) }))
  const { code, said } = await run([gateway.url, '--merchant', merchant, '--only', 'system.status'])
  expect(code).toBe(1)
  expect(said).toContain('info: came nothing; the protocol says an object')
  await gateway.close()
})

it('ends with 2 where a file cannot be written, after it has told what it found', async () => {
  const gateway = await openTinyGateway()
  const file = join(tmpdir(), 'no-such-folder', 'report.json')
  const words = [gateway.url, '--merchant', merchant, '--only', 'system.status', '--json', file]
  const { code, said, complaint } = await run(words)
  expect(code).toBe(2)
  expect(said).toContain('calls  1 agrees')
  expect(complaint).toMatch(/^--json: ENOENT/)
  await gateway.close()
})

it('ends with 2 for wrong arguments, and says which', async () => {
  const { code, said, complaint } = await run(['https://gateway.example'])
  expect({ code, said }).toEqual({ code: 2, said: '' })
  expect(complaint).toMatch(/^--merchant: .*\n\nconformance URL/)
})

it('prints what a document says that a gateway has, and ends with 2 where there is none', async () => {
  const { code, said, complaint } = await run(['capabilities', '/no/such/file.json'])
  expect({ code, said }).toEqual({ code: 2, said: '' })
  expect(complaint).toContain('ENOENT')
})
