import { spawn, type ChildProcess } from 'node:child_process'
import { npm } from '../verify/managers.ts'
import { inBrowser } from '../verify/in-browser.ts'
import { gatewayAnswers, lookAtPage, pageOthers, writePage } from '../verify/page.ts'
import { withStranger, type Stranger } from '../verify/stranger.ts'
import type { Cell, Ground } from './cell.ts'
import { nextFiles } from './next-app.ts'

/** Next judges types by the compiler's own interface, which the seventh no longer has. */
const versions = { next: '16.4.6', typescript: '5.9.3' }

/** Next draws a page on its server and in the browser with parts of both kinds. */
export const nextCells: Cell[] = [
  {
    name: 'Next 16, React 19, a page of server and client',
    run: async ({ all }: Ground) => {
      const others = [...pageOthers, '@types/node', ...Object.keys(versions)]
      const manager = { ...npm, environment: { NEXT_TELEMETRY_DISABLED: '1' } }
      await withStranger({ all, wanted: all, others, versions, manager }, async (stranger) => {
        writePage(stranger)
        stranger.write('answers.json', JSON.stringify(gatewayAnswers()))
        for (const [name, text] of Object.entries(nextFiles)) stranger.write(name, text)
        await stranger.node('node_modules/next/dist/bin/next', 'build')
        await serving(stranger, async (origin) => {
          await expectDrawn(origin)
          await inBrowser(origin, lookAtPage)
        })
      })
    },
  },
]

/** What the server has drawn stands in the page before any script runs. */
async function expectDrawn(origin: string): Promise<void> {
  const html = await (await fetch(origin)).text()
  for (const words of ['7.500.000\u00a0₫', 'validation.pattern.1', '/wps/v2/wallets/balance', 'Username']) {
    if (!html.includes(words)) throw new Error(`the server's page lacks "${words}": ${html}`)
  }
}

async function serving(stranger: Stranger, use: (origin: string) => Promise<void>): Promise<void> {
  const server = spawn(process.execPath, ['serve.js'], {
    cwd: stranger.folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await use(`http://127.0.0.1:${await portOf(server)}`)
  } finally {
    server.kill()
  }
}

function portOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (part: Buffer) => {
      const port = /port (\d+)/.exec(String(part))?.[1]
      if (port !== undefined) resolve(port)
    })
    server.once('exit', (code) => reject(new Error(`the server of Next ended with ${code}`)))
  })
}
