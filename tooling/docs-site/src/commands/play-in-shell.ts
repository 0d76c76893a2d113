import { spawn } from 'node:child_process'

/** A reader waits no longer for one document's commands. */
const longestMs = 600_000

/**
 * Gives commands to one shell, one after the other, and nothing to answer their questions with. Returns what was said where
 * one ends with anything but 0, with the command.
 */
export function playInShell(
  commands: readonly string[],
  { cwd, environment }: { cwd: string; environment: NodeJS.ProcessEnv },
): Promise<string | undefined> {
  const script = commands.map((command) => `echo '$' ${quoted(command)}\n${command}`).join('\n')
  const child = spawn('sh', ['-ec', script], {
    cwd,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longestMs,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said += String(part)))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      resolve(code === 0 ? undefined : `${said}\nended with ${code ?? 'a signal'}`),
    )
  })
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}

/** How long a server may take until it is open, and to end when it is told to. */
const openWithinMs = 180_000
const endWithinMs = 20_000

/** Gives a shell a command that stays, until it prints `opens`; then ends it with all that it started. Returns what was said where it never does. */
export function openInShell(
  command: string,
  opens: string,
  { cwd, environment }: { cwd: string; environment: NodeJS.ProcessEnv },
): Promise<string | undefined> {
  const child = spawn('sh', ['-ec', command], {
    cwd,
    // Its own group, which is ended as one.
    detached: true,
    env: { ...environment, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = (signal: 'SIGTERM' | 'SIGKILL'): void => {
    try {
      process.kill(-(child.pid ?? 0), signal)
    } catch {
      // All of it has ended already.
    }
  }
  let said = ''
  let isOpen = false
  const tooLate = setTimeout(() => end('SIGKILL'), openWithinMs)
  const read = (part: Buffer): void => {
    said += String(part)
    if (isOpen || !said.includes(opens)) return
    isOpen = true
    clearTimeout(tooLate)
    end('SIGTERM')
    setTimeout(() => end('SIGKILL'), endWithinMs).unref()
  }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', read)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(tooLate)
      resolve(
        isOpen
          ? undefined
          : `$ ${command}\n${said}\nnever said "${opens}", and ended with ${code ?? 'a signal'}`,
      )
    })
  })
}
