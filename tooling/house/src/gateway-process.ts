import { spawn, type ChildProcess } from 'node:child_process'
import { origin, type Addresses } from './addresses.ts'

const mainFile = new URL('../../gateway/src/main.ts', import.meta.url).pathname

// The page scripts of the house games go through Node's own type stripping, which still calls itself experimental.
const nodeOptions = ['--disable-warning=ExperimentalWarning']

/** The gateway as a process of its own that can be stopped, killed and started again. */
export type GatewayProcess = {
  start: () => Promise<void>
  /** Ends it politely, or at once with `SIGKILL`. */
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

/** Prepares the gateway's process; `onExit` hears of an end that nobody asked for. */
export function gatewayProcess(options: {
  addresses: Addresses
  environment?: NodeJS.ProcessEnv
  watch?: boolean
  onExit?: (code: number | null) => void
}): GatewayProcess {
  let child: ChildProcess | undefined
  let wanted = false
  return {
    async start() {
      wanted = true
      child = spawn(
        process.execPath,
        [...nodeOptions, ...(options.watch ? ['--watch'] : []), mainFile, 'serve'],
        {
          stdio: 'inherit',
          env: {
            ...process.env,
            GATEWAY_PORT: String(options.addresses.gatewayPort),
            MEMBER_PORT: String(options.addresses.memberPort),
            AGENT_PORT: String(options.addresses.agentPort),
            VENDOR_PORT: String(options.addresses.vendorPort),
            IDENTITY_PORT: String(options.addresses.identityPort),
            LINES_PORT: String(options.addresses.linePorts[0]),
            ...options.environment,
          },
        },
      )
      const started = child
      started.once('exit', (code) => {
        if (wanted && child === started) options.onExit?.(code)
      })
      try {
        await untilReady(`${origin(options.addresses.gatewayPort)}/healthz`, started)
      } catch (error) {
        // One that never got ready must not stay behind and hold the folder.
        started.kill('SIGTERM')
        throw error
      }
    },
    async stop(signal = 'SIGTERM') {
      wanted = false
      const running = child
      child = undefined
      if (!running || running.exitCode !== null || running.signalCode !== null) return
      const ended = new Promise((done) => running.once('exit', done))
      running.kill(signal)
      await ended
    },
  }
}

async function untilReady(url: string, child: ChildProcess, limitMs = 60_000): Promise<void> {
  const until = performance.now() + limitMs
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`the gateway stopped with code ${child.exitCode}`)
    const ready = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('the gateway did not become ready')
}
