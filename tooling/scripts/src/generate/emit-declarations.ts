import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { rootFolder } from '../run.ts'

/**
 * Lets the compiler write the declarations of the packages (folder names below `packages`) into `target/<package>`,
 * all at once. Type errors are the type check's to report.
 */
export async function emitDeclarations(packages: readonly string[], target: string): Promise<void> {
  await Promise.all(packages.map((name) => emit(name, join(target, name))))
}

function emit(name: string, outDir: string): Promise<void> {
  const compiler = join(rootFolder, 'node_modules/.bin/tsc')
  const project = join(rootFolder, 'packages', name, 'tsconfig.build.json')
  return new Promise((resolve, reject) => {
    execFile(compiler, ['-p', project, '--outDir', outDir, '--noCheck'], (_error, stdout, stderr) => {
      if (existsSync(join(outDir, 'index.d.ts'))) resolve()
      else reject(new Error(`no declarations of ${name}: ${stdout}${stderr}`))
    })
  })
}
