import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lateSchemas } from '@saola/config/late-schemas'
import type * as Protocol from '@saola/protocol'
import { allCalls } from '@saola/protocol'
import { samples } from './wire-samples.ts'
import { servers } from './wire-words.ts'

describe('the protocol as apps have it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'late-schemas-'))
  let late: typeof Protocol
  beforeAll(async () => {
    const plugin: Plugin = {
      name: 'late-schemas',
      enforce: 'pre',
      transform: { filter: { id: /\/protocol\/src\/.*\.ts$/ }, handler: lateSchemas },
    }
    await build({
      configFile: false,
      logLevel: 'error',
      plugins: [plugin],
      build: {
        outDir: folder,
        minify: false,
        lib: {
          entry: fileURLToPath(new URL('../src/index.ts', import.meta.url)),
          formats: ['es'],
          fileName: 'late',
        },
      },
    })
    late = (await import(pathToFileURL(join(folder, 'late.js')).href)) as typeof Protocol
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('reads every sample of the wire as the gateway states it', () => {
    const replies = new Map(late.allCalls().map((call) => [call.id, call.reply]))
    expect(replies.size).toBe(allCalls().length)
    for (const words of Object.values(servers)) {
      for (const { call, what, reply } of samples) {
        const sent = reply(words)
        expect(replies.get(call.id)?.safeParse(sent).data, what).toEqual(call.reply.safeParse(sent).data)
      }
    }
  })

  it.each([null, 0, 'text', [], {}])('refuses what the gateway refuses: %j', (sent) => {
    // Each of the two has its own zod, whose messages are in another language.
    const issues = (calls: ReturnType<typeof allCalls>) =>
      new Map(
        calls.map(({ id, reply }) => [
          id,
          reply.safeParse(sent).error?.issues.map(({ code, path }) => ({ code, path })),
        ]),
      )
    expect(issues(late.allCalls())).toEqual(issues(allCalls()))
  })
})
