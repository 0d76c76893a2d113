import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { appConfig } from '@saola/config/vite'
import { rootFolder } from '../../src/run.ts'

function versionOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(rootFolder, folder, 'package.json'), 'utf8')) as {
    version: string
  }
  return manifest.version
}

it('the version of the whole is not below that of any package (system 58)', () => {
  const packages = readdirSync(join(rootFolder, 'packages')).map((name) => versionOf(`packages/${name}`))
  const highest = [versionOf(''), ...packages].toSorted((one, other) =>
    other.localeCompare(one, 'en', { numeric: true }),
  )
  expect(highest[0]).toBe(versionOf(''))
})

it('the pages of both sites are built with it', () => {
  expect(appConfig().define).toEqual({ saolaVersion: JSON.stringify(versionOf('')) })
})
