import { freePort } from '@saola/testkit/postgres'
import type { Addresses } from '../src/addresses.ts'

/** Ports that nobody uses at this moment. */
export async function freeAddresses(): Promise<Addresses> {
  const ports: number[] = []
  while (ports.length < 11) {
    const port = await freePort()
    if (!ports.includes(port)) ports.push(port)
  }
  const [
    gatewayPort = 0,
    memberPort = 0,
    agentPort = 0,
    vendorPort = 0,
    identityPort = 0,
    launchPort = 0,
    ...lines
  ] = ports
  return {
    gatewayPort,
    memberPort,
    agentPort,
    vendorPort,
    identityPort,
    launchPort,
    linePorts: lines.slice(0, 4),
    deadLinePort: lines[4] ?? 0,
  }
}
