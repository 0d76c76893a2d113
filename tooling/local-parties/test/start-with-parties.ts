import type { GatewaySettings } from '@saola/gateway'
import { startGateway as startBare, type TestGateway } from '@saola/gateway/testing/start-gateway.ts'
import { mountLocalParties } from '@saola/local-parties'

export type { TestGateway }

/** A gateway under test with the parties of the outside world beside it; a form that says nothing else stood on its own page. */
export async function startGateway(settings: Partial<GatewaySettings> = {}): Promise<TestGateway> {
  const gateway = await startBare(settings)
  mountLocalParties(gateway.app, gateway.services)
  const fetch: TestGateway['fetch'] = async (input, init) => {
    const request = new Request(input, init)
    if (request.method !== 'GET' && !request.headers.has('origin')) {
      request.headers.set('origin', new URL(request.url).origin)
    }
    return gateway.fetch(request)
  }
  return { ...gateway, fetch }
}
