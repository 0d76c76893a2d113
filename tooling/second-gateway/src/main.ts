/**
 * Starts one on 127.0.0.1 and stays until it is stopped.
 *
 * @module
 */
import { parseArgs } from 'node:util'
import { aboutFault, faults, isFault } from './faults/faults.ts'
import { startSecondGateway } from './start-second-gateway.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4400' },
    origin: { type: 'string', multiple: true, default: [] },
    fault: { type: 'string', multiple: true, default: [] },
    merchant: { type: 'string', default: 'mekong' },
    'first-page': { type: 'string' },
    faults: { type: 'boolean', default: false },
  },
})

if (values.faults) {
  for (const fault of faults) process.stdout.write(`${fault.padEnd(26)}${aboutFault(fault)}\n`)
} else {
  await serve()
}

async function serve(): Promise<void> {
  const unknown = values.fault.find((word) => !isFault(word))
  if (unknown !== undefined) return refuse(`--fault: there is no "${unknown}"; --faults lists them`)
  if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535) {
    return refuse(`--port: "${values.port}" is not a port`)
  }
  const firstPage = values['first-page']
  if (firstPage !== undefined && firstPage !== '0' && firstPage !== '1') {
    return refuse(`--first-page: "${firstPage}" is neither 0 nor 1`)
  }
  try {
    const gateway = await startSecondGateway({
      port: Number(values.port),
      origins: values.origin,
      faults: values.fault.filter(isFault),
      merchant: values.merchant,
      ...(firstPage !== undefined && { firstPage: firstPage === '0' ? 0 : 1 }),
    })
    process.stdout.write(`${gateway.origin} answers merchant ${values.merchant}\n`)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void gateway.close())
  } catch (error) {
    refuse(`--port: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
