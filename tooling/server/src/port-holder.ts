import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** A process that listens on a port, and the beginning of the command that started it. */
export type PortHolder = { pid: number; command: string }

const longestCommand = 120

/** The state of a socket that listens, as Linux writes it. */
const listening = '0A'

/** Who listens on a port of this machine; undefined where the system does not tell, as of another user's process. */
export function findPortHolder(port: number): PortHolder | undefined {
  const pid = process.platform === 'linux' ? pidByFiles(port) : pidByTool(port)
  return pid === undefined ? undefined : { pid, command: commandOf(pid) }
}

function pidByFiles(port: number): number | undefined {
  const ending = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const sockets = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) =>
    readOrEmpty(table)
      .split('\n')
      .map((row) => row.trim().split(/\s+/))
      .filter(([, local = '', , state]) => local.endsWith(ending) && state === listening)
      .map((fields) => `socket:[${fields[9]}]`),
  )
  if (sockets.length === 0) return undefined
  const pids = namesIn('/proc').filter((name) => /^\d+$/.test(name))
  const found = pids.find((pid) =>
    namesIn(`/proc/${pid}/fd`).some((file) => sockets.includes(linkOrEmpty(`/proc/${pid}/fd/${file}`))),
  )
  return found === undefined ? undefined : Number(found)
}

function pidByTool(port: number): number | undefined {
  const { stdout } = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fp'], { encoding: 'utf8' })
  const pid = /^p(\d+)$/m.exec(stdout ?? '')?.[1]
  return pid === undefined ? undefined : Number(pid)
}

function commandOf(pid: number): string {
  const command =
    process.platform === 'linux'
      ? readOrEmpty(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
      : (spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '')
  return command.trim().slice(0, longestCommand) || 'unknown'
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // The process has ended between two looks, or belongs to somebody else.
    return ''
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    // As above.
    return []
  }
}

function linkOrEmpty(file: string): string {
  try {
    return readlinkSync(file)
  } catch {
    // As above.
    return ''
  }
}
