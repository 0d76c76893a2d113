import type { SendToGateway, Services } from '@saola/game-vendor'
import type { TestGateway } from '../start-gateway.ts'

/** The gateway as the vendor reaches it. */
export function gatewayOf(gateway: TestGateway): SendToGateway {
  return (request) => gateway.fetch(request)
}

/** What our own games are given beside a gateway under test; `send` is their way to it. */
export function vendorServices(gateway: TestGateway, send: SendToGateway = gatewayOf(gateway)): Services {
  const { now, randomBytes, settings } = gateway.services
  return {
    db: gateway.vendorDb,
    now,
    randomBytes,
    settings: {
      code: settings.vendorCode,
      gatewayOrigin: settings.gatewayOrigin,
      secret: settings.vendorSecret,
      storeSecret: 'seals-the-seeds',
    },
    sendToGateway: send,
    engineVersion: '1.2.3+feed',
  }
}
