import { spawn, type ChildProcess } from 'node:child_process'
import { origin, type Addresses } from './addresses.ts'
import { restartPauseMs, wellAfterMs } from './restart-pause.ts'

const mainFile = new URL('./gateway.ts', import.meta.url).pathname

// The page scripts of our own games go through Node's own type stripping, which still calls itself experimental.
const nodeOptions = ['--disable-warning=ExperimentalWarning']

/** The gateway as a process of its own that can be stopped, killed and started again. */
export type GatewayProcess = {
  start: () => Promise<void>
  /** Ends it politely, or at once with `SIGKILL`. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>
  /** The process that runs now. */
  pid: () => number | undefined
}

type Options = {
  addresses: Addresses
  environment?: NodeJS.ProcessEnv
  watch?: boolean
  /** Hears, in words, of each try to start a gateway again that ended by itself; without it, it stays ended. */
  onRestart?: (text: string) => void
}

/** Prepares the gateway's process. */
export function gatewayProcess(options: Options): GatewayProcess {
  let child: ChildProcess | undefined
  /** Grows with each wish to start or to stop, so that a try of before can tell that it is no longer wanted. */
  let wish = 0
  let tries = 0

  async function launch(): Promise<void> {
    const wished = wish
    const started = spawnGateway(options)
    child = started
    let readyAt: number | undefined
    started.once('exit', (code) => {
      if (wish !== wished || readyAt === undefined) return
      if (performance.now() - readyAt > wellAfterMs) tries = 0
      void startAgain(`The gateway stopped (${code ?? 'killed'})`)
    })
    try {
      await untilReady(`${origin(options.addresses.gatewayPort)}/healthz`, started)
      readyAt = performance.now()
    } catch (error) {
      // One that never got ready must not stay behind and hold the folder.
      started.kill('SIGTERM')
      throw error
    }
  }

  async function startAgain(what: string): Promise<void> {
    if (!options.onRestart) return
    const wished = wish
    const pauseMs = restartPauseMs(tries++)
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
    start() {
      wish += 1
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

function spawnGateway({ addresses, environment, watch }: Options): ChildProcess {
  return spawn(process.execPath, [...nodeOptions, ...(watch ? ['--watch'] : []), mainFile, 'serve'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      GATEWAY_PORT: String(addresses.gatewayPort),
      MEMBER_PORT: String(addresses.memberPort),
      AGENT_PORT: String(addresses.agentPort),
      VENDOR_PORT: String(addresses.vendorPort),
      IDENTITY_PORT: String(addresses.identityPort),
      LAUNCH_PORT: String(addresses.launchPort),
      LINES_PORT: String(addresses.linePorts[0]),
      SAOLA_LOCAL: '1',
      ...environment,
    },
  })
}

function isGone({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function untilReady(url: string, child: ChildProcess, limitMs = 60_000): Promise<void> {
  const until = performance.now() + limitMs
  while (performance.now() < until) {
    const ready = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isGone(child)) throw new Error(`the gateway stopped with code ${child.exitCode}`)
    if (ready) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('the gateway did not become ready')
}
