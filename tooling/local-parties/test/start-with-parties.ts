import type { GatewaySettings } from '@saola/gateway'
import { startGateway as startBare, type TestGateway } from '@saola/gateway/testing/start-gateway.ts'
import { mountLocalParties } from '@saola/local-parties'

export type { TestGateway }

/** A gateway under test with the parties of the outside world beside it. */
export async function startGateway(settings: Partial<GatewaySettings> = {}): Promise<TestGateway> {
  const gateway = await startBare(settings)
  mountLocalParties(gateway.app, gateway.services)
  return gateway
}
