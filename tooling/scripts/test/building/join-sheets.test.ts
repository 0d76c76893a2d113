import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { joinSheets } from '@saola/config/join-sheets'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { build, type Rolldown } from 'vite'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saola-sheets-'))
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="./start.js"></script>')
  writeFileSync(join(folder, 'start.js'), "import('./page.js'); import('./frame.js'); import('./apart.js')")
  writeFileSync(join(folder, 'page.js'), "import './frame.js'; import './page.css'; console.log('page')")
  writeFileSync(join(folder, 'frame.js'), "import './frame.css'; console.log('frame')")
  writeFileSync(join(folder, 'apart.js'), "import './apart.css'; console.log('apart')")
  for (const name of ['page', 'frame', 'apart']) sheet(name, 'red')
})
afterEach(() => rmSync(folder, { recursive: true }))

function sheet(name: string, color: string): void {
  writeFileSync(join(folder, `${name}.css`), `.${name} { color: ${color} }`)
}

async function built(sets: string[][]): Promise<Rolldown.RolldownOutput['output']> {
  const done = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [joinSheets(sets)],
    build: { write: false, modulePreload: { polyfill: false } },
  })
  return ([done].flat()[0] as Rolldown.RolldownOutput).output
}

function sheetsIn(files: Rolldown.RolldownOutput['output']): string[] {
  return files.flatMap((file) =>
    file.fileName.endsWith('.css') && 'source' in file ? String(file.source) : [],
  )
}

function nameOf(files: Rolldown.RolldownOutput['output'], name: string): string {
  const found = files.find((file) => file.type === 'chunk' && file.name === name)
  if (found === undefined) throw new Error(`no code ${name}`)
  return found.fileName
}

it('joins the sheets of what travels together, in the order that is given, and leaves the others', async () => {
  const files = await built([['frame', 'page']])
  const sheets = sheetsIn(files)
  expect(sheets).toHaveLength(2)
  expect(sheets.some((text) => text.indexOf('.frame') === 0 && text.indexOf('.page') > 0)).toBe(true)
})

it('is asked for by all code that had one of them', async () => {
  const files = await built([['frame', 'page']])
  const start = files.find((file) => file.type === 'chunk' && file.isEntry)
  const asked = new Set(start && 'code' in start ? start.code.match(/assets\/[\w-]+\.css/g) : [])
  const there = files.filter(({ fileName }) => fileName.endsWith('.css')).map(({ fileName }) => fileName)
  expect([...asked].toSorted()).toEqual(there.toSorted())
})

it('code has another name once another part of its sheet has changed', async () => {
  const before = await built([['frame', 'page']])
  sheet('page', 'blue')
  const after = await built([['frame', 'page']])
  expect(nameOf(after, 'frame')).not.toBe(nameOf(before, 'frame'))
  expect(nameOf(after, 'apart')).toBe(nameOf(before, 'apart'))
})

it('says which file has no sheet', async () => {
  await expect(built([['frame', 'invented']])).rejects.toThrow('no file invented with a sheet')
})
