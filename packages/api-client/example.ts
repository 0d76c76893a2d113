import { ApiError, createApiClient, isApiError, openCustomerServicePath, reactionTo } from '@saola/api-client'
import { calls } from '@saola/protocol'

const api = createApiClient({
  baseUrl: 'https://saola.example',
  merchant: 'saola',
  language: () => 'EN',
  token: () => undefined,
  cipher: 'jwe',
  // A gateway of two lines, so that this file runs anywhere. Leave it out to speak to a real one.
  fetch: async () =>
    Response.json(
      { success: false, message: 'Please sign in', errorCode: 'login.not.session' },
      { status: 401 },
    ),
})

try {
  const { sumBalance } = await api.send(calls.wallet.balance)
  console.log(sumBalance)
} catch (error) {
  if (isApiError(error)) console.log(error.callId, error.kind, error.status, error.code)
  console.log(reactionTo(error, calls.wallet.balance))
}

// A failure of one's own making, for tests of what a page does then.
console.log(
  reactionTo(new ApiError({ kind: 'timeout', callId: 'wallet.balance' }), calls.wallet.balance).kind,
)

// The address behind a customer-service path of the legacy wire.
console.log(await openCustomerServicePath('hmSja9MRB6osd3YUsLbEl0JGbGiUoMgB20sAI4ulCro=a1B2c3D4'))
