import { readPort } from '@saola/server'

/** Ports of everything on this machine, each overridable by the environment. */
export type Addresses = {
  gatewayPort: number
  memberPort: number
  agentPort: number
  vendorPort: number
  identityPort: number
  /** A second host of our own games, which fails at times. */
  launchPort: number
  /** A small aggregator of games, where `SAOLA_AGGREGATOR` asks for one. */
  aggregatorPort: number
  linePorts: number[]
  deadLinePort: number
}

/** Reads the ports, or throws `StartRefused` where one is none; `shift` moves all of them, so that tests run beside a running `pnpm start`. */
export function readAddresses(environment: NodeJS.ProcessEnv, shift = 0): Addresses {
  const port = (name: string, usual: number): number => readPort(environment, name, usual + shift)
  const firstLine = port('LINES_PORT', 4011)
  return {
    gatewayPort: port('GATEWAY_PORT', 4000),
    memberPort: port('MEMBER_PORT', 4001),
    agentPort: port('AGENT_PORT', 4002),
    vendorPort: port('VENDOR_PORT', 4003),
    identityPort: port('IDENTITY_PORT', 4004),
    launchPort: port('LAUNCH_PORT', 4005),
    aggregatorPort: port('AGGREGATOR_PORT', 4007),
    linePorts: [firstLine, firstLine + 1, firstLine + 2, firstLine + 3],
    deadLinePort: firstLine + 8,
  }
}

/** Each port that is opened, with the variable that sets it. */
export function namedPorts(addresses: Addresses): { port: number; variable: string }[] {
  return [
    { port: addresses.gatewayPort, variable: 'GATEWAY_PORT' },
    { port: addresses.memberPort, variable: 'MEMBER_PORT' },
    { port: addresses.agentPort, variable: 'AGENT_PORT' },
    { port: addresses.vendorPort, variable: 'VENDOR_PORT' },
    { port: addresses.identityPort, variable: 'IDENTITY_PORT' },
    { port: addresses.launchPort, variable: 'LAUNCH_PORT' },
    { port: addresses.aggregatorPort, variable: 'AGGREGATOR_PORT' },
    ...addresses.linePorts.map((port) => ({ port, variable: 'LINES_PORT' })),
  ]
}

/** The variables by which a process of ours takes the same ports. */
export function portVariables(addresses: Addresses): Record<string, string> {
  // The first line names the others.
  const named = namedPorts(addresses).toReversed()
  return Object.fromEntries(named.map(({ variable, port }) => [variable, String(port)]))
}

/** The address of a port on this machine. */
export function origin(port: number): string {
  return `http://127.0.0.1:${port}`
}

/** The lines that the member site offers: four that answer and one that is dead, so that detection has real work. */
export function lineOrigins(addresses: Addresses): string[] {
  return [...addresses.linePorts, addresses.deadLinePort].map(origin)
}
