import { join } from 'node:path'
import { openAnsweringServer } from '../verify/answering-server.ts'
import { inBrowser } from '../verify/in-browser.ts'
import { gatewayAnswers } from '../verify/page.ts'
import { withStranger } from '../verify/stranger.ts'
import type { Cell, Ground } from './cell.ts'

/** What draws nothing, so that a worker can use it. */
const folders = ['api-client', 'game-launch', 'line-speed', 'protocol', 'validation']

/** It asks a gateway, checks a name, times a line and decides on a game, and says in one line what came of it. */
const worker = `
import { createApiClient } from '@saola/api-client'
import { decideLaunch } from '@saola/game-launch'
import { probeLines } from '@saola/line-speed'
import { calls } from '@saola/protocol'
import { checkField, toRule } from '@saola/validation'

const baseUrl = location.origin
const api = createApiClient({
  baseUrl,
  merchant: 'saola',
  language: () => 'VI',
  token: () => 'token',
  cipher: 'jwe',
})
const { sumBalance } = await api.send(calls.wallet.balance)
const username = toRule({ patternId: 1, minLength: 6, maxLength: 12, required: true }, 'username')
const world = { fetch, now: () => performance.now(), random: Math.random, onChange: () => undefined }
const [line] = await probeLines([baseUrl], world)
const card = { vassalage: 'SAOLA', isGame: 'game', isNew: 0, nodeId: '101', gameId: 'mines-gold' }
const { kind } = decideLaunch({ signedIn: true, type: 0, username: 'minh88' }, card)
const isTimed = line?.elapsedMs !== undefined
postMessage([typeof window, sumBalance, checkField(username, '9lives')[0]?.key, isTimed, kind].join(' '))
`

const main = `
const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
worker.addEventListener('message', ({ data }) => document.querySelector('#said')?.replaceChildren(data))
worker.addEventListener('error', ({ message }) => console.error(message))
`

const html = `<!doctype html>
<p id="said"></p>
<script type="module" src="/main.ts"></script>`

/** A page's worker uses all that draws nothing. */
export const workerCells: Cell[] = [{ name: 'a Worker, a page', run: useInWorker }]

async function useInWorker({ all }: Ground): Promise<void> {
  const wanted = all.filter(({ folder }) => folders.includes(folder))
  await withStranger({ all, wanted, others: ['vite', 'zod'] }, async (stranger) => {
    stranger.write('index.html', html)
    stranger.write('main.ts', main)
    stranger.write('worker.ts', worker)
    stranger.write('vite.config.js', `export default { worker: { format: 'es' } }`)
    await stranger.node('node_modules/vite/bin/vite.js', 'build')
    const pong = { '/wps/system/test/ping': { success: true, value: 'pong' } }
    const server = await openAnsweringServer(join(stranger.folder, 'dist'), { ...gatewayAnswers(), ...pong })
    try {
      await inBrowser(server.origin, async (page) => {
        const said = page.locator('#said:not(:empty)')
        await said.waitFor({ state: 'attached', timeout: 20_000 })
        const words = await said.innerText()
        if (words !== 'undefined 1250000 validation.pattern.1 true open') {
          throw new Error(`the worker says "${words}"`)
        }
      })
    } finally {
      await server.close()
    }
  })
}
