import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { rootFolder } from '../run.ts'
import type { Tarball } from './tarballs.ts'

/** Libraries by name, each with the package of ours that has it. */
export type Libraries = Readonly<Record<string, string>>

/** Gives `use` a project with packed packages and the libraries of this repository, without an install; removed afterwards. */
export async function withModules<Value>(
  packages: readonly Tarball[],
  libraries: Libraries,
  use: (folder: string) => Promise<Value>,
): Promise<Value> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'saola-modules-')))
  const modules = join(folder, 'node_modules')
  try {
    for (const { name, contents } of packages) cpSync(contents, join(modules, name), { recursive: true })
    for (const [name, holder] of Object.entries(libraries)) {
      mkdirSync(dirname(join(modules, name)), { recursive: true })
      symlinkSync(
        realpathSync(join(rootFolder, 'packages', holder, 'node_modules', name)),
        join(modules, name),
      )
    }
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', name: 'stranger' }))
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
