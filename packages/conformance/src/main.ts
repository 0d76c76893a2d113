#!/usr/bin/env node
/**
 * `conformance URL --merchant NAME …`: checks a gateway and writes the report. Ends with 0 where nothing differs, 1 where something does, 2 for
 * wrong arguments. `conformance capabilities URL-or-FILE` prints what a gateway's OpenAPI document says that it has.
 *
 * @module
 */
import { writeFile } from 'node:fs/promises'
import { checkGateway } from './check-gateway.ts'
import { printCapabilities } from './print-capabilities.ts'
import { readArguments, usage } from './read-arguments.ts'
import { reportHtml } from './report-html.ts'
import { reportText } from './report-text.ts'
import { hasDifferences } from './report.ts'

const words = process.argv.slice(2)
const command = words[0] === 'capabilities' ? undefined : readArguments(words)
if (command === undefined) {
  const { said, noted, code } = await printCapabilities(words.slice(1), globalThis.fetch)
  process.stdout.write(said)
  process.stderr.write(noted)
  process.exitCode = code
} else if (typeof command === 'string') {
  console.error(`${command}\n\n${usage}`)
  process.exitCode = 2
} else {
  const { json, html, ...options } = command
  const report = await checkGateway({
    ...options,
    send: globalThis.fetch,
    now: Date.now,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    onResult: ({ id }) => process.stderr.isTTY && process.stderr.write(`\r\u001b[K${id}`),
  })
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  process.stdout.write(reportText(report))
  process.exitCode = hasDifferences(report) ? 1 : 0
  await write('--json', json, `${JSON.stringify(report, undefined, 2)}\n`)
  await write('--html', html, reportHtml(report))
}

async function write(flag: string, file: string | undefined, text: string): Promise<void> {
  if (file === undefined) return
  try {
    await writeFile(file, text)
  } catch (error) {
    console.error(`${flag}: ${error instanceof Error ? error.message : String(error)}`)
    process.exitCode = 2
  }
}
