import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { portVariables, type Addresses } from '../addresses.ts'
import { ready } from './ready.ts'
import { mostTries, restartPauseMs, wellAfterMs } from './restart-pause.ts'
import { spawnOwned } from './spawn-owned.ts'

const mainFile = fileURLToPath(new URL('../gateway.ts', import.meta.url))

// The page scripts of our own games go through Node's own type stripping, which still calls itself experimental.
const nodeOptions = ['--disable-warning=ExperimentalWarning']

const readyWithinMs = 60_000

/** The gateway as a process of its own that can be stopped, killed and started again. */
export type GatewayProcess = {
  /**
   * Resolves when it says itself that it is ready; rejects when it ends before, by itself or because it was stopped. What
   * `changes` says of the environment holds from then on.
   */
  start: (changes?: NodeJS.ProcessEnv) => Promise<void>
  /** Ends it politely, or at once with `SIGKILL`. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>
  /** The process that runs now. */
  pid: () => number | undefined
}

/** How its process runs. */
export type GatewayOptions = {
  addresses: Addresses
  environment?: NodeJS.ProcessEnv
  watch?: boolean
  /** Hears, in words, of each try to start a gateway again that ended by itself; without it, it stays ended. */
  onRestart?: (text: string) => void
  /** Hears, in words, that it ended so often in a row that it is not started again. */
  onGiveUp?: (text: string) => void
  /** How long to wait before a try, after so many in a row; as `restartPauseMs` unless a test is in a hurry. */
  pauseMs?: (tries: number) => number
}

/** Prepares the gateway's process. */
export function gatewayProcess(options: GatewayOptions): GatewayProcess {
  let child: ChildProcess | undefined
  /** Grows with each wish to start or to stop, so that a try of before can tell that it is no longer wanted. */
  let wish = 0
  let tries = 0
  let environment = options.environment ?? {}

  async function launch(): Promise<void> {
    const wished = wish
    const started = spawnGateway({ ...options, environment })
    child = started
    let readyAt: number | undefined
    started.once('exit', (code) => {
      if (wish !== wished || readyAt === undefined) return
      if (performance.now() - readyAt > wellAfterMs) tries = 0
      void startAgain(`The gateway stopped (${code ?? 'killed'})`)
    })
    try {
      await untilReady(started)
      readyAt = performance.now()
    } catch (error) {
      // One that never got ready must not stay behind and hold the folder.
      started.kill('SIGTERM')
      throw error
    }
  }

  async function startAgain(what: string): Promise<void> {
    if (!options.onRestart) return
    if (tries >= mostTries) {
      options.onGiveUp?.(`${what}; after ${tries} tries in a row it is not started again.`)
      return
    }
    const wished = wish
    const pauseMs = (options.pauseMs ?? restartPauseMs)(tries++)
    options.onRestart(`${what}; starting it again in ${pauseMs / 1000} s.`)
    await new Promise((done) => setTimeout(done, pauseMs))
    if (wish !== wished) return
    try {
      await launch()
    } catch {
      // Why it ended, it has printed itself.
      if (wish === wished) await startAgain('The gateway did not start')
    }
  }

  return {
    start(changes) {
      wish += 1
      environment = { ...environment, ...changes }
      return launch()
    },
    async stop(signal = 'SIGTERM') {
      wish += 1
      const running = child
      child = undefined
      if (!running || isGone(running)) return
      const ended = new Promise((done) => running.once('exit', done))
      running.kill(signal)
      await ended
    },
    pid: () => (child && !isGone(child) ? child.pid : undefined),
  }
}

function spawnGateway({ addresses, environment, watch }: GatewayOptions): ChildProcess {
  return spawnOwned([mainFile, 'serve'], {
    options: [...nodeOptions, ...(watch ? ['--watch'] : [])],
    environment: {
      ...process.env,
      ...portVariables(addresses),
      SAOLA_LOCAL: '1',
      ...environment,
    },
  })
}

function isGone({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

/** The child says by itself that it is ready: whoever answers on its port may be a stranger. */
function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the gateway did not become ready')), readyWithinMs)
    child.on('message', (message) => {
      if (message !== ready) return
      clearTimeout(late)
      resolve()
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearTimeout(late)
      reject(new Error(`the gateway stopped with ${signal ?? `code ${code}`} before it was ready`))
    })
  })
}
