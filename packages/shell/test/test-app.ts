import { createI18n, type I18nOptions } from '@saola/i18n'
import type { BrandConfig, MemberInfo, SignedIn, SystemStatus } from '@saola/protocol'
import {
  createApp,
  createMemoryStorage,
  createPreferences,
  type AppContext,
  type AppStorage,
} from '@saola/shell'

export const brand: BrandConfig = {
  name: 'Saola',
  merchant: 'saola',
  cipher: 'jwe',
  languages: ['vi', 'en'],
  defaultLanguage: 'vi',
  theme: 'dark',
  bars: { dark: '#071812', light: '#f8f4e9' },
  banners: [],
  customerService: 'https://help.saola.test',
  iosApp: '',
  androidApp: '',
  agentPortal: '',
  domains: [],
  gateway: { origin: '', credentials: 'include', paths: {}, calls: [], pictures: [] },
  options: { lineDisplay: 'banded', measureOneIn: 0 },
}

export const member: MemberInfo = {
  id: '7',
  account: 'member01',
  nickname: 'An',
  type: 0,
  regDate: 1,
  memberLabel: [],
}

export const signedIn: SignedIn = {
  token: 'token-1',
  id: '7',
  userName: 'member01',
  customerType: 0,
  firstTimeLogin: false,
  passwordExpired: false,
}

export const status: SystemStatus = {
  info: {
    whitelabel: {
      modId: 'ROOT',
      enabled: '1',
      childrenNodes: [
        { modId: 'FREEPLAY3', enabled: '1' },
        { modId: 'REG3', enabled: '0', childrenNodes: [{ modId: 'USERNAMEREG3', enabled: '1' }] },
      ],
    },
    register: {},
    resources: [],
    customerService: [],
    domainRoute: [],
    mainDomain: '',
    imageCDNs: [],
    launchGameCDNs: [],
  },
  maintenance: false,
  regionRestriction: false,
}

/** A gateway that answers each path as told: a value, or a whole response. */
export type Answers = (path: string, request: Request) => unknown

export type TestApp = { app: AppContext; sent: string[]; visited: string[] }

/** Where an app starts: what its tab has kept, in which entry of the tab's history, and with which texts. */
export type Start = { storage?: AppStorage; entry?: string; texts?: Partial<I18nOptions> }

/** An app as `mountApp` builds it, with memory for storage and a gateway that is a function. */
export async function testApp(answers: Answers, start: Start = {}): Promise<TestApp> {
  const { storage = createMemoryStorage(), entry = 'first', texts } = start
  const sent: string[] = []
  const visited: string[] = []
  const app = createApp({
    site: 'member',
    brand,
    storage,
    i18n: await createI18n({
      language: 'vi',
      areas: ['shell', 'system', 'session'],
      onMissing: (key) => {
        throw new Error(`No text for ${key}`)
      },
      ...texts,
    }),
    preferences: createPreferences(storage.device),
    navigation: {
      here: () => '/wallet?tab=1',
      entry: () => entry,
      go: (href) => void visited.push(href),
      refresh: () => void visited.push('refresh'),
      restart: () => void visited.push('restart'),
    },
    mayEnter: (type) => (type === 1 ? 'session:non_member_account' : undefined),
    baseUrl: 'http://gateway.test',
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      sent.push(`${request.method} ${pathname}`)
      const value = await answers(pathname, request)
      return value instanceof Response ? value : Response.json({ success: true, value })
    },
  })
  return { app, sent, visited }
}

/** A failed reply. */
export function failed(code: number, errorCode?: string, message?: string, more: object = {}): Response {
  if (errorCode === undefined) return new Response('', { status: code })
  return Response.json({ success: false, errorCode, message, ...more }, { status: code })
}
