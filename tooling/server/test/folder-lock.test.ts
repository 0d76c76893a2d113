import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUse, takeFolderLock } from '../src/folder-lock.ts'

const program = fileURLToPath(new URL('./folder-holder.ts', import.meta.url))

let folder: string
const started: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saola-folder-'))
})
afterEach(() => {
  for (const each of started.splice(0)) each.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

type Holder = { process: ChildProcess; tell: (line: string) => Promise<string> }

/** Another process that takes the folder when it is told to; under `sh` it is a child that nobody waits for. */
async function startHolder(command = process.execPath, words = [program, folder]): Promise<Holder> {
  const child = spawn(command, words, { stdio: ['pipe', 'pipe', 'inherit'] })
  started.push(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async (): Promise<string> => String((await lines.next()).value)
  expect(await next()).toBe('ready')
  return {
    process: child,
    tell: (line) => {
      child.stdin.write(`${line}\n`)
      return next()
    },
  }
}

const now = '0'

/** What a process of this number leaves in the folder when it is killed. */
function leave(pid: number): void {
  writeFileSync(join(folder, 'gateway.lock'), String(pid))
}

describe('the lock of a folder', () => {
  it('is held against this process and others, and names its holder', async () => {
    const giveBack = takeFolderLock(folder)
    expect(() => takeFolderLock(folder)).toThrow(FolderInUse)
    expect(() => takeFolderLock(folder)).toThrow(`process ${process.pid}`)
    const other = await startHolder()
    expect(await other.tell(now)).toBe('FolderInUse')
    giveBack()
    expect(await other.tell(now)).toBe('got it')
    expect(() => takeFolderLock(folder)).toThrow(`process ${other.process.pid}`)
  })

  it('is got by one of two that take what a killed one left, in each of 100 tries', async () => {
    const takers = [await startHolder(), await startHolder()]
    const nobody = 4_194_303
    for (let attempt = 0; attempt < 100; attempt++) {
      leave(nobody)
      const at = String(Date.now() + 5)
      const said = await Promise.all(takers.map(({ tell }) => tell(at)))
      expect(said.toSorted()).toEqual(['FolderInUse', 'got it'])
      await Promise.all(takers.map(({ tell }) => tell('give back')))
    }
  })

  it.each([
    ['this one, as in a container', process.pid],
    ['another program', process.ppid],
  ])('is free when the number of its dead holder is now that of %s', (_, pid) => {
    leave(pid)
    takeFolderLock(folder)()
  })

  it('is free once its holder was killed', async () => {
    const holder = await startHolder()
    expect(await holder.tell(now)).toBe('got it')
    holder.process.kill('SIGKILL')
    await expect.poll(takes).toBe(true)
  })

  it.skipIf(process.platform !== 'linux')('is free of a killed holder that nobody buries', async () => {
    // The shell becomes a program that does not wait for its children.
    const script = 'exec 3<&0; "$0" "$@" <&3 & exec 3<&-; exec sleep 60'
    const holder = await startHolder('sh', ['-c', script, process.execPath, program, folder])
    expect(await holder.tell(now)).toBe('got it')
    const pid = readFileSync(join(folder, 'gateway.lock'), 'utf8')
    process.kill(Number(pid), 'SIGKILL')
    // Its threads may end after it has become a zombie, and with the last of them its files are closed.
    await expect.poll(takes).toBe(true)
    expect(readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ')
  })
})

function takes(): boolean {
  try {
    takeFolderLock(folder)()
    return true
  } catch {
    return false
  }
}
