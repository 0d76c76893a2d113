import { readVariable, StartRefused } from '@saola/server'

/** Whether `SAOLA_AGGREGATOR` asks for an aggregator: `on`, or nothing. Throws `StartRefused` for another word. */
export function wantsAggregator(environment: NodeJS.ProcessEnv): boolean {
  const wanted = readVariable(environment, 'SAOLA_AGGREGATOR')
  if (wanted === undefined || wanted === 'on') return wanted === 'on'
  throw new StartRefused(`SAOLA_AGGREGATOR is "${wanted}". It is "on", or not set.`)
}
