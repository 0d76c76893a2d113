import { StartRefused } from './start-refused.ts'

/** An environment, as a process has it. */
export type Variables = Readonly<Record<string, string | undefined>>

/** A variable of the environment; one that is set and empty counts as not set. */
export function readVariable(environment: Variables, name: string): string | undefined {
  return environment[name] || undefined
}

/** A variable that names a port; throws `StartRefused` when it names none. */
export function readPort(environment: Variables, name: string, usual: number): number {
  const port = readNumber(environment, name, usual)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new StartRefused(`${name} is ${port}, which is no port: those are the numbers from 1 to 65535.`)
}

/** A variable that is a number; throws `StartRefused` when it is none. */
export function readNumber(environment: Variables, name: string, usual: number): number {
  const text = readVariable(environment, name)
  if (text === undefined) return usual
  if (/^\s*[-+]?\d+(?:\.\d+)?\s*$/.test(text)) return Number(text)
  throw new StartRefused(`${name} is "${text}", which is no number.`)
}

/** A variable that is an address of one of these protocols; throws `StartRefused` when it is another one or none. */
export function readAddress(
  environment: Variables,
  name: string,
  { protocols, example }: { protocols: readonly string[]; example: string },
): string | undefined {
  const text = readVariable(environment, name)
  if (text === undefined) return undefined
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text
  // Not the text itself: it may hold a password.
  throw new StartRefused(`${name} is no address that can be used. It looks like ${example}.`)
}
