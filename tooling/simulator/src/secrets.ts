/** What the gateways of a simulation share with the world around them. */
export const secrets = {
  vendorSecret: 'vendor',
  opsSecret: 'ops',
  bankSecret: 'bank',
  storeSecret: 'store',
} as const
