import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { openAnsweringServer } from '../verify/answering-server.ts'
import { gatewayAnswers } from '../verify/page.ts'
import { withStranger, type Stranger } from '../verify/stranger.ts'
import type { Cell, Ground } from './cell.ts'

/** What a worker at the edge stands on: it asks a gateway, reads its answer and writes it in the visitor's language. */
const folders = ['api-client', 'i18n', 'protocol', 'validation']

const versions = { esbuild: '0.28.2', workerd: '1.20261117.1' }

const worker = `
import { createApiClient } from '@saola/api-client'
import { createI18n, formatMoney, loadAreas } from '@saola/i18n'
import { balance } from '@saola/protocol/calls/wallet'
import { checkField, messageOf, toRule } from '@saola/validation'

const username = toRule({ patternId: 1, minLength: 6, maxLength: 12, required: true }, 'username')

export default {
  async fetch(request: Request, { GATEWAY: baseUrl }: { GATEWAY: string }): Promise<Response> {
    const i18n = await createI18n({ language: 'vi' })
    await loadAreas(i18n, 'wallet')
    const [issue] = checkField(username, new URL(request.url).searchParams.get('name') ?? '')
    const api = createApiClient({
      baseUrl,
      merchant: 'saola',
      language: () => 'VI',
      token: () => 'token',
      cipher: 'jwe',
    })
    const { sumBalance } = await api.send(balance)
    const words = [i18n.t('wallet:deposit.title'), formatMoney(sumBalance, 'vi'), issue && messageOf(issue).key]
    return new Response(words.join(' | '))
  },
}
`

const settings = (gateway: string): string => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (
      modules = [(name = "worker.js", esModule = embed "worker.js")],
      compatibilityDate = "2026-11-01",
      bindings = [(name = "GATEWAY", text = "${gateway}")],
    )),
    # The gateway of this trial is on this machine, where a worker may not call as a rule.
    (name = "internet", network = (allow = ["local", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
`

/** A worker in the engine of Cloudflare's, without a page and without Node. */
export const edgeWorkerCells: Cell[] = [{ name: 'workerd, a Worker that answers', run: answerFromWorker }]

async function answerFromWorker({ all }: Ground): Promise<void> {
  const wanted = all.filter(({ folder }) => folders.includes(folder))
  const others = ['i18next', 'zod', ...Object.keys(versions)]
  await withStranger({ all, wanted, others, versions }, async (stranger) => {
    stranger.write('worker.ts', worker)
    const bundled = ['--bundle', '--format=esm', '--conditions=worker', '--outfile=worker.js']
    await stranger.run(join(stranger.folder, 'node_modules/.bin/esbuild'), ['worker.ts', ...bundled])
    const gateway = await openAnsweringServer(stranger.folder, gatewayAnswers())
    try {
      stranger.write('worker.capnp', settings(gateway.origin))
      const said = await inWorkerd(stranger, async (origin) => (await fetch(`${origin}/?name=9lives`)).text())
      if (said !== 'Nạp tiền | 1.250.000\u00a0₫ | validation.pattern.1')
        throw new Error(`the worker says "${said}"`)
    } finally {
      await gateway.close()
    }
  })
}

async function inWorkerd<Value>(stranger: Stranger, use: (origin: string) => Promise<Value>): Promise<Value> {
  const program = join(stranger.folder, 'node_modules/workerd/bin/workerd')
  // It names its port on a channel of its own, the fourth.
  const engine = spawn(program, ['serve', 'worker.capnp', '--control-fd=3'], {
    cwd: stranger.folder,
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  })
  try {
    const port = await new Promise<string>((resolve, reject) => {
      // The fourth of `stdio` is a pipe, which the types do not know.
      const channel = engine.stdio[3] as Readable
      channel.on('data', (part: Buffer) => {
        const found = /"port":\s*(\d+)/.exec(String(part))?.[1]
        if (found !== undefined) resolve(found)
      })
      engine.once('error', reject)
      engine.once('exit', (code) => reject(new Error(`workerd ended with ${code}`)))
    })
    return await use(`http://127.0.0.1:${port}`)
  } finally {
    engine.kill()
  }
}
