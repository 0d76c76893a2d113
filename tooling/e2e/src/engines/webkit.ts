import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EnginePage, WindowSize } from './engine-page.ts'

/** Longest for a program to be ready, in ms. */
const readyMs = 20_000

/** Opens a window of WebKitGTK on a screen of its own in that size, with a home folder that is removed with it. */
export async function openWebKit(browser: string, size: WindowSize): Promise<EnginePage> {
  const home = mkdtempSync(join(tmpdir(), 'saola-webkit-'))
  // Who asks for less motion, as the other engines do.
  mkdirSync(join(home, '.config/gtk-3.0'), { recursive: true })
  writeFileSync(join(home, '.config/gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const { display, screen } = await openScreen(size)
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: home,
      DISPLAY: display,
      LANG: 'C.UTF-8',
      TZ: 'Asia/Ho_Chi_Minh',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const end = (): void => {
    driver.kill()
    screen.kill()
    rmSync(home, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    const ask = await openSession(`http://127.0.0.1:${port}`, browser)
    await ask('window/rect', { x: 0, y: 0, ...size })
    return pageOf(ask, end)
  } catch (error) {
    end()
    throw error
  }
}

type Ask = <Value>(command: string, body?: object, method?: 'POST' | 'GET' | 'DELETE') => Promise<Value>

function pageOf(ask: Ask, end: () => void): EnginePage {
  return {
    name: 'webkit',
    go: (address) => ask('url', { url: address }),
    run: async (work, ...given) => {
      // The answer is written by the page itself, since a driver has a form of its own for what JSON has no word for.
      const script = `const [given, done] = arguments
        Promise.resolve().then(() => (${work.toString()})(...given)).then(
          (value) => done(JSON.stringify({ value })),
          (error) => done(JSON.stringify({ error: String(error) })))`
      const text = await ask<string>('execute/async', { script, args: [given] })
      const { value, error } = JSON.parse(text) as { value?: unknown; error?: string }
      if (error !== undefined) throw new Error(error)
      return value as never
    },
    pressAt: (x, y) =>
      ask('actions', {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      }),
    type: (text) =>
      ask('actions', {
        actions: [
          {
            type: 'key',
            id: 'keys',
            actions: [...text].flatMap((value) => [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ]),
          },
        ],
      }),
    picture: async () => Buffer.from(await ask<string>('screenshot', undefined, 'GET'), 'base64'),
    close: async () => {
      await ask('', undefined, 'DELETE').catch(() => undefined)
      end()
    },
  }
}

async function openSession(driver: string, browser: string): Promise<Ask> {
  const capabilities = {
    alwaysMatch: {
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation', '--full-screen'] },
      timeouts: { script: 60_000, pageLoad: 60_000 },
    },
  }
  const until = performance.now() + readyMs
  while (!(await isReady(driver))) {
    if (performance.now() > until) throw new Error('WebKitWebDriver did not become ready')
    await new Promise((done) => setTimeout(done, 50))
  }
  const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, 'POST', { capabilities })
  return (command, body = {}, method = 'POST') =>
    send(`${driver}/session/${sessionId}${command === '' ? '' : `/${command}`}`, method, body)
}

function isReady(driver: string): Promise<boolean> {
  return fetch(`${driver}/status`).then(
    (answer) => answer.ok,
    () => false,
  )
}

async function send<Value>(address: string, method: string, body: object): Promise<Value> {
  const answer = await fetch(address, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: Value & { message?: string } }
  if (!answer.ok) throw new Error(`${method} ${address}: ${value.message ?? answer.status}`)
  return value
}

/** A screen that nobody sees; it writes its number when it stands. */
async function openScreen({ width, height }: WindowSize): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject)
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
    screen.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()))
  })
  return { display: `:${number}`, screen }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
