import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portVariables, readAddresses } from '../addresses.ts'
import { runQuietly } from '../verify/steps.ts'
import { copyRepository } from './copy-repository.ts'

/** Beside a platform that may be open on the usual ports. */
const addresses = readAddresses({}, 7_000)

/**
 * In a copy of the repository that nothing was ever built in, a brand is made by one command and served by the other: site, portal
 * and the merchant's own gateway calls answer under its host.
 */
export async function serveNewBrand(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'saola-brand-'))
  try {
    await copyRepository(folder)
    const brand = 'tooling/scripts/src/brands/brand.ts'
    await runQuietly('node', [brand, 'new', 'moon', '--yes'], folder)
    await runQuietly('node', [brand, 'check', 'moon'], folder)
    const started = spawn('node', ['tooling/scripts/src/start.ts'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: `${join(folder, 'node_modules/.bin')}:${process.env['PATH']}`,
        SAOLA_DATA: '',
        DATABASE_URL: '',
        REDIS_URL: '',
        ...portVariables(addresses),
      },
    })
    const ended = new Promise((done) => started.once('exit', done))
    try {
      const said = await printed(started)
      if (!said.includes('Saola is open.')) throw new Error(said)
      for (const port of [addresses.memberPort, addresses.agentPort]) {
        const page = await ask(port, '/')
        if (!page.includes('<title>Moon'))
          throw new Error(`port ${port} shows no Moon: ${page.slice(0, 300)}`)
      }
      const status = await ask(addresses.memberPort, '/wps/system/status', { Merchant: 'moon' })
      if (!status.includes('"maintenance":false')) throw new Error(`the gateway does not serve it: ${status}`)
    } finally {
      started.kill('SIGTERM')
      await ended
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What it prints until it is open or ends. */
export function printed(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let text = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        text += String(chunk)
        if (text.includes('Saola is open.')) resolve(text)
      })
    }
    child.once('exit', () => resolve(text))
  })
}

/** Only browsers find the names below `localhost`, so the host is named beside the address. */
function ask(port: number, path: string, headers: Record<string, string> = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    get(
      { host: '127.0.0.1', port, path, headers: { ...headers, Host: `moon.localhost:${port}` } },
      (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += String(chunk)))
        response.on('end', () => resolve(text))
      },
    ).on('error', reject)
  })
}
