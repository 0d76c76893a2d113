import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { adapters } from '@saola/aggregators'
import type { PlantedBug } from './bugs.ts'

const home = fileURLToPath(new URL('../../../../aggregators/', import.meta.url))

/**
 * Does a work while the gateway speaks a protocol by a copy of its adapter with a bug in it. The source itself carries no switch for any of it; throws
 * where nothing would be planted, since the text to be replaced does not stand there once.
 */
export async function withBug<Value>(bug: PlantedBug, work: () => Promise<Value>): Promise<Value> {
  const planted = await copyWith(bug)
  const sound = adapters[bug.protocol]
  Reflect.set(adapters, bug.protocol, planted)
  try {
    return await work()
  } finally {
    Reflect.set(adapters, bug.protocol, sound)
  }
}

/** The text of an adapter's file with the bug in it. */
export async function plantedText({ name, file, says, instead }: PlantedBug): Promise<string> {
  const [before = '', after, ...others] = (await readFile(join(home, 'src', file), 'utf8')).split(says)
  if (after === undefined || others.length > 0) throw new Error(`"${name}" plants nothing: look at ${file}`)
  return `${before}${instead}${after}`
}

async function copyWith(bug: PlantedBug): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'saola-planted-'))
  try {
    await cp(join(home, 'src'), join(folder, 'src'), { recursive: true })
    await cp(join(home, 'package.json'), join(folder, 'package.json'))
    await symlink(join(home, 'node_modules'), join(folder, 'node_modules'))
    await writeFile(join(folder, 'src', bug.file), await plantedText(bug))
    const copy = (await import(pathToFileURL(join(folder, 'src/adapters.ts')).href)) as {
      adapters: Record<string, unknown>
    }
    return copy.adapters[bug.protocol]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
