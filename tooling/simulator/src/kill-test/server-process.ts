import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream } from 'node:fs'

/** A server as people run it, in a process that may be killed. */
export type ServerProcess = {
  origin: string
  start: () => Promise<void>
  kill: () => Promise<void>
  /** The process that runs now; undefined once it has ended. */
  pid: () => number | undefined
  /** How often it ended without being killed, once it had been ready. */
  ownEnds: () => number
}

const readyWithinMs = 60_000

/** `words` are the file that starts it and what it is told; `ready` is a path that answers once it serves. */
export function createServerProcess(options: {
  words: readonly string[]
  environment: NodeJS.ProcessEnv
  port: number
  ready: string
  /** Where what it prints goes. */
  logFile: string
}): ServerProcess {
  const origin = `http://127.0.0.1:${options.port}`
  let child: ChildProcess | undefined
  let ownEnds = 0

  function launch(): void {
    const started = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...options.words], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...options.environment },
    })
    const log = createWriteStream(options.logFile, { flags: 'a' })
    started.stdout.pipe(log, { end: false })
    started.stderr.pipe(log, { end: false })
    child = started
  }

  return {
    origin,
    async start() {
      const until = performance.now() + readyWithinMs
      while (performance.now() < until) {
        // Without a database it gives up; whoever looks after it starts it again.
        if (!child || isGone(child)) launch()
        const isReady = await fetch(`${origin}${options.ready}`, { signal: AbortSignal.timeout(1_000) }).then(
          (answer) => answer.ok,
          () => false,
        )
        if (isReady) return
        await new Promise((done) => setTimeout(done, 100))
      }
      throw new Error(`a server did not become ready; see ${options.logFile}`)
    },
    async kill() {
      const running = child
      child = undefined
      if (!running) return
      if (isGone(running)) {
        ownEnds += 1
        return
      }
      const ended = new Promise((done) => running.once('exit', done))
      running.kill('SIGKILL')
      await ended
    },
    pid: () => (child && !isGone(child) ? child.pid : undefined),
    ownEnds: () => ownEnds,
  }
}

function isGone({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}
