/** Answers as lines of three speeds do: the first letter of the host says after how long. */
export const answerSlowly: typeof fetch = async (input) => {
  const { hostname } = new URL(input instanceof Request ? input.url : input)
  await new Promise((resolve) => setTimeout(resolve, 60 * (hostname.charCodeAt(0) - 96)))
  return Response.json({ success: true, value: 'pong' })
}

const info = {
  whitelabel: { modId: 'ROOT', enabled: '1', childrenNodes: [] },
  register: {},
  resources: [],
  customerService: [],
  domainRoute: [],
  mainDomain: '',
  imageCDNs: [],
  launchGameCDNs: [],
}

/** What a gateway says to an app that has just opened, and to nobody who wants more of it. */
const answers: Readonly<Record<string, unknown>> = {
  '/wps/system/status': { info, maintenance: false, regionRestriction: false },
  '/wps/v2/wallets/balance': { sumBalance: 1_250_000, balance: [], currency: 'VND', currencySymbol: '₫' },
}

/** Lets a gateway of two calls answer this frame, so that an app runs in it without a server. */
export function answerCalls(): void {
  const usual = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (pathname === '/config.json') return usual('/brand/config.json', init)
    if (!pathname.startsWith('/wps/') && !pathname.startsWith('/lgw/')) return usual(input, init)
    if (pathname in answers) return Response.json({ success: true, value: answers[pathname] })
    const refusal = {
      success: false,
      message: 'We have no such function',
      errorCode: 'function.not.available',
    }
    return Response.json(refusal, { status: 400 })
  }
}
