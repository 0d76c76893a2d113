import { appendFile, readdir, readFile, rm } from 'node:fs/promises'
import { packageBuild, writeSheet } from '@saola/config/tsup'
import { defineConfig } from 'tsup'

const base = packageBuild()
if (Array.isArray(base) || typeof base === 'function') throw new Error('packageBuild must give plain options')

/** Parts that load later keep their code apart; their styles join the one sheet that a consumer imports. */
async function joinStyles(): Promise<void> {
  const sheets = (await readdir('dist')).filter((file) => file.endsWith('.css') && file !== 'index.css')
  const parts = new Set(await Promise.all(sheets.map((file) => readFile(`dist/${file}`, 'utf8'))))
  for (const part of parts) await appendFile('dist/index.css', part)
  for (const file of sheets) await rm(`dist/${file}`)
  await writeSheet('dist/index.css')
}

export default defineConfig({ ...base, loader: { '.css': 'local-css' }, onSuccess: joinStyles })
